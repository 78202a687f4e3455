import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/** What makes a `<dialog>` stand over the page as long as it is rendered. Whoever renders it takes it away when Escape asks for that. */
export function useModal(close: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  // In the layout phase: closed while it is still in the document, the dialog gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = ref.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return {
    ref,
    onCancel(event) {
      // A file that was not chosen and the like bubble up to here as well.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      close()
    },
  }
}
