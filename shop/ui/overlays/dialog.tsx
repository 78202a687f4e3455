import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { texts } from '#texts/ui'
import { IconButton } from '../button.tsx'
import { Modal } from './modal.tsx'

interface DialogProps {
  title: string
  /** Called for Escape and the close button. The parent unmounts the dialog. */
  close: () => void
  children: ReactNode
}

/** A modal dialog. */
export function Dialog({ title, close, children }: DialogProps) {
  const id = useId()

  return (
    <Modal
      close={close}
      aria-labelledby={id}
      className="m-auto max-h-[calc(100dvh-2rem)] w-full max-w-[min(34rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-5 shadow-lifted sm:p-6"
    >
      <div className="-mt-1.5 -mr-2 mb-4 flex items-start justify-between gap-4">
        <h2 id={id} className="pt-2 text-xl">
          {title}
        </h2>
        <IconButton label={texts.close} onClick={close} className="shrink-0">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {children}
    </Modal>
  )
}
