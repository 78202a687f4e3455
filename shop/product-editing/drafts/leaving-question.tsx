import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import * as texts from '#texts/product-editing'
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
    <Dialog title={texts.leaveWithoutSaving} close={blocker.reset}>
      <p className="text-muted">{texts.theShopDoesNotKnow}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={blocker.reset}>{texts.stayHere}</Button>
        <Button weight="secondary" onClick={blocker.proceed}>
          {texts.leave}
        </Button>
      </div>
    </Dialog>
  )
}
