import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import * as texts from '#texts/ui'
import { IconButton } from '../button.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps {
  title: string
  /** By Escape or the button; whoever shows the dialog takes it away. */
  close: () => void
  children: ReactNode
}

/** Something to be done before going on, over the page. It stands as long as it is rendered, and gives the focus back. */
export function Dialog({ title, close, children }: DialogProps) {
  const modal = useModal(close)
  const id = useId()

  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className="m-auto max-h-[calc(100dvh-2rem)] w-full max-w-[min(34rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-5 text-ink shadow-lifted backdrop:bg-veil sm:p-6"
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
    </dialog>
  )
}
