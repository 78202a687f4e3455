import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import type { CartItem } from '../../../core/auth/cart-lines/cart-item.contract.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { AddFields } from './add-form.tsx'
import { DELETE, lineFetcherKey, PUT } from './cart-form.ts'

interface LineButtonProps {
  line: CartItem
  /** What becomes of the line: it is removed, or gets this quantity or place. */
  change: 'remove' | { saveForLater: boolean; quantity?: number | undefined }
  /** Asked before anything is sent: true when the quantity cannot be had, which was then said. */
  isRefused?: () => boolean
  onSend?: () => void
  label?: string
  className: string
  children: ReactNode
}

/** One thing that can be done to a line of the cart. */
export function LineButton({ line, change, isRefused, onSend, label, className, children }: LineButtonProps) {
  const fetcher = useFetcher({ key: lineFetcherKey(line.variant) })
  const isHydrated = useHydrated()
  function send(event: React.FormEvent) {
    if (isRefused?.()) return event.preventDefault()
    onSend?.()
  }
  return (
    <fetcher.Form {...(change === 'remove' ? DELETE : PUT)} defaultShouldRevalidate={false} onSubmit={send}>
      <input type="hidden" name="id" value={line.id} />
      {change === 'remove' ? (
        // As it is seen: what changed it before may still be on its way, and Undo puts back what went from the screen.
        <AddFields wanted={[line]} />
      ) : (
        Object.entries(change).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
        )
      )}
      {/* A line on its way to the server has no id yet by which it could be changed. */}
      <button type={isHydrated ? 'submit' : 'button'} disabled={line.id === 0} aria-label={label} className={className}>
        {children}
      </button>
    </fetcher.Form>
  )
}
