import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { texts } from '#texts/ui'
import { IconButton } from '../button.tsx'
import { Modal } from './modal.tsx'

interface BottomSheetProps {
  title: string
  close: () => void
  children: ReactNode
}

/** A drawer at the bottom edge. Escape, its button or a tap outside closes it. */
export function BottomSheet({ title, close, children }: BottomSheetProps) {
  const id = useId()

  return (
    <Modal
      close={close}
      aria-labelledby={id}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      className="rise mx-auto mt-auto mb-0 max-h-[85dvh] w-full max-w-xl overflow-y-auto overscroll-contain rounded-t-card bg-surface p-0 shadow-lifted"
    >
      <div className="px-4 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-6">
        <div className="mb-3 flex items-center justify-between gap-4">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <IconButton label={texts.close} onClick={close} className="-mr-2.5">
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </Modal>
  )
}
