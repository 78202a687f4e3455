import { useCustomer } from '../session.ts'
import { AuthLinks } from './auth-links.tsx'

interface LoginReasonProps {
  text: string
  /** Where to come back to, when that is not where the visitor is. */
  from?: string
}

/**
 * Why a visitor needs an account for what they just pressed, with the way to one. It stands after the button and stays; that it
 * appeared is said by the toast, so it is no live region itself. It fills a line of its own in a box that wraps.
 */
export function LoginReason({ text, from }: LoginReasonProps) {
  if (useCustomer() !== null) return null
  return (
    <div className="relative order-last flex basis-full flex-wrap items-center justify-between gap-x-4 rounded-control bg-warn-soft px-4 py-1.5 text-sm">
      <span className="py-1">{text}</span>
      <AuthLinks from={from} />
    </div>
  )
}
