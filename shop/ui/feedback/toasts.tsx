import { useEffect, useState } from 'react'
import { texts } from '#texts/ui/feedback'
import { useOnDemand } from '../loading/use-on-demand.ts'
import { onFirstToast, TOAST_MS, type ToastMessage } from './toast.ts'

const importToaster = () => import('./toaster.tsx')

/** The container of the toasts. The toaster is loaded with the first one, because most visits have none. */
export function Toasts() {
  const [Toaster, loadToaster] = useOnDemand(importToaster)
  const [plain, showPlain] = useState<ToastMessage>()
  useEffect(() => onFirstToast(loadToaster, showPlain), [loadToaster])
  useEffect(() => {
    if (!plain) return
    const timer = setTimeout(() => showPlain(undefined), plain.lastsMs ?? TOAST_MS)
    return () => clearTimeout(timer)
  }, [plain])
  if (Toaster) return <Toaster />
  return (
    plain && (
      <section aria-label={texts.messages} className="toasts-place fixed z-50 mx-auto max-w-md">
        <div role="alert" className="rounded-card border border-line bg-surface px-4 py-4 text-sm shadow-lifted">
          <p>{plain.text}</p>
          {plain.action && <div className="mt-1.5">{plain.action}</div>}
        </div>
      </section>
    )
  )
}
