import { type ComponentProps, useLayoutEffect, useRef } from 'react'

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onCancel'> {
  /** Escape asks for that; whoever shows the dialog takes it away. */
  close: () => void
}

/** A `<dialog>` over the page, of which all others are made. It stands as long as it is rendered, and gives the focus back. */
export function Modal({ close, className, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // In the layout phase: closed while it is still in the document, the dialog gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        // A file that was not chosen and the like bubble up to here as well.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      className={`text-ink backdrop:bg-veil ${className}`}
    />
  )
}
