import { type ComponentProps, useLayoutEffect, useRef } from 'react'

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onCancel'> {
  /** Called for Escape. The parent unmounts the dialog. */
  close: () => void
}

/** The `<dialog>` that all modal components use. It is open while mounted and restores the focus. */
export function Modal({ close, className, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closes in the layout phase, while the dialog is still in the document, so that the browser restores the focus.
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
        // Cancel events of file inputs bubble up to here as well.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      className={`text-ink backdrop:bg-veil ${className}`}
    />
  )
}
