import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'

interface BottomSheetProps {
  title: string
  close: () => void
  children: ReactNode
}

/** A drawer that rises from the bottom edge, within reach of a thumb. Escape, a tap beside it and its button close it. */
export function BottomSheet({ title, close, children }: BottomSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // In the layout phase: closed while it is still in the document, the dialog gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which a dialog has by itself
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      className="rise mx-auto mt-auto mb-0 max-h-[85dvh] w-full max-w-xl overflow-y-auto overscroll-contain rounded-t-card bg-surface p-0 text-ink shadow-lifted backdrop:bg-veil"
    >
      <div className="px-4 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-6">
        <div className="mb-3 flex items-center justify-between gap-4">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <IconButton label="Close" onClick={close} className="-mr-2.5">
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  )
}
