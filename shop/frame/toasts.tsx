import { lazy, startTransition, useEffect, useState } from 'react'
import { onFirstToast } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** The place of the toasts. Most visits never see one, so what shows them comes with the first. */
export function Toasts() {
  const [wanted, setWanted] = useState(false)
  // A transition waits for what is loaded; after a fallback React would hold it back for 300 ms.
  useEffect(() => onFirstToast(() => startTransition(() => setWanted(true))), [])
  return wanted && <Toaster />
}
