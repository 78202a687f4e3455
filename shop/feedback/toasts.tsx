import { useEffect } from 'react'
import { useOnDemand } from '../ui/loading/use-on-demand.ts'
import { onFirstToast } from './toast.ts'

const importToaster = () => import('./toaster.tsx')

/** The place of the toasts. Most visits never see one, so what shows them comes with the first. */
export function Toasts() {
  const [Toaster, loadToaster] = useOnDemand(importToaster)
  useEffect(() => onFirstToast(loadToaster), [loadToaster])
  return Toaster && <Toaster />
}
