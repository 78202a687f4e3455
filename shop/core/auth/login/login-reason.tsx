import { useCustomer } from '../session.ts'
import { AuthLinks } from './auth-links.tsx'

interface LoginReasonProps {
  /** Empty if a toast already shows the reason. */
  text: string
  /** Where to return to, if not the current address. */
  from?: string
}

/**
 * Explains why the pressed button requires an account, with links to log in and sign up. Takes a full row in a
 * wrapping container.
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
