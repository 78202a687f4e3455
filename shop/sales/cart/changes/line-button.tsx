import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import type { CartItem } from '../../../core/auth/cart-lines/cart-item.contract.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { AddFields } from './add-form.tsx'
import { DELETE, lineFetcherKey, PUT } from './cart-form.ts'

interface LineButtonProps {
  line: CartItem
  /** The change: removal, or a new quantity or list. */
  change: 'remove' | { saveForLater: boolean; quantity?: number | undefined }
  /** Called before submitting: returns true if the quantity is invalid and the error was shown. */
  isRefused?: () => boolean
  onSend?: () => void
  label?: string
  className: string
  children: ReactNode
}

/** A button that changes a cart line. */
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
        // The line as shown: an earlier change may still be pending, and Undo restores the visible state.
        <AddFields wanted={[line]} />
      ) : (
        Object.entries(change).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
        )
      )}
      {/* A line that is still being added has no id yet and cannot be changed. */}
      <button type={isHydrated ? 'submit' : 'button'} disabled={line.id === 0} aria-label={label} className={className}>
        {children}
      </button>
    </fetcher.Form>
  )
}
