import { lazy, useEffect, useState } from 'react'
import { whenLoaded } from '../ui/loading/when-loaded.ts'
import { onFirstToast } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** The place of the toasts. Most visits never see one, so what shows them comes with the first. */
export function Toasts() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => whenLoaded(() => setWanted(true))), [])
  return wanted && <Toaster />
}
