import { startTransition } from 'react'

/**
 * Sets a state that shows a part which is loaded on its first use (`lazy`): a transition waits for it, without a `Suspense` around it.
 * After a fallback React would hold it back for 300 ms.
 */
export const whenLoaded = (show: () => void): void => startTransition(show)
