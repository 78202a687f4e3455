import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'

interface DialogProps {
  title: string
  /** By Escape or the button; whoever shows the dialog takes it away. */
  close: () => void
  children: ReactNode
}

/** Something to be done before going on, over the page. It stands as long as it is rendered, and gives the focus back. */
export function Dialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // In the layout phase: closed while it is still in the document, the dialog gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file that was not chosen and the like bubble up to here as well.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-full max-w-[min(34rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-5 text-ink shadow-lifted backdrop:bg-veil sm:p-6"
    >
      <div className="-mt-1.5 -mr-2 mb-4 flex items-start justify-between gap-4">
        <h2 id={id} className="pt-2 text-xl">
          {title}
        </h2>
        <IconButton label="Close" onClick={close} className="shrink-0">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {children}
    </dialog>
  )
}
