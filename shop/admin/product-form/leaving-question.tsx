import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'

/** Asks before what was entered is left behind: in the shop by a question of ours, at the window's end by the browser's own. */
export function LeavingQuestion({ isChanged }: { isChanged: boolean }) {
  // What is sent goes to the same address; where the answer leads is no leaving either.
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

  useEffect(() => {
    if (state === 'blocked') dialog.current?.showModal()
    else dialog.current?.close()
  }, [state])

  return (
    <dialog
      ref={dialog}
      aria-labelledby="leaving"
      aria-describedby="leaving-text"
      onCancel={() => reset?.()}
      className="m-auto w-full max-w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-6 text-ink shadow-lifted backdrop:bg-veil"
    >
      <h2 id="leaving" className="text-xl">
        Leave without saving?
      </h2>
      <p id="leaving-text" className="mt-3 text-muted">
        The shop does not know of your changes yet. This browser keeps them, with the pictures, and offers them when you
        come back here.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={() => reset?.()}>Stay here</Button>
        <Button weight="secondary" onClick={() => proceed?.()}>
          Leave
        </Button>
      </div>
    </dialog>
  )
}
