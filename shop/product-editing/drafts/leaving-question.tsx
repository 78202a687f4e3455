import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** Asks before what was entered is left behind: in the shop by a question of ours, at the window's end by the browser's own. */
export function LeavingQuestion({ isChanged }: { isChanged: boolean }) {
  // What is sent goes to the same address; where the answer leads is no leaving either.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title="Leave without saving?" close={blocker.reset}>
      <p className="text-muted">
        The shop does not know of your changes yet. This browser keeps them, with the pictures, and offers them when you
        come back here.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={blocker.reset}>Stay here</Button>
        <Button weight="secondary" onClick={blocker.proceed}>
          Leave
        </Button>
      </div>
    </Dialog>
  )
}
