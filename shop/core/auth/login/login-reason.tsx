import { useCustomer } from '../session.ts'
import { AuthLinks } from './auth-links.tsx'

interface LoginReasonProps {
  /** Empty where a toast says it. */
  text: string
  /** Where to come back to, when that is not where the visitor is. */
  from?: string
}

/**
 * Says why a visitor needs an account for the button that they pressed, with links to log in and register. It
 * fills a line of its own in a box that wraps.
 */
export function LoginReason({ text, from }: LoginReasonProps) {
  if (useCustomer() !== null) return null
  return (
    <div
      role="alert"
      className="relative order-last flex basis-full flex-wrap items-center justify-between gap-x-4 rounded-control bg-warn-soft px-4 py-1.5 text-sm"
    >
      <span className="py-1">{text}</span>
      <AuthLinks from={from} />
    </div>
  )
}
