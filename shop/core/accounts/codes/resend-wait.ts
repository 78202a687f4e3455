import { useEffect, useState } from 'react'
import { RESEND_AFTER_SECONDS } from '../account-limits.ts'

const requestedAt = new Map<string, number>()

/** Records that a code was just sent to an address. */
export function noteCodeSent(email: string): void {
  requestedAt.set(email, Date.now())
}

/** Returns the seconds until another code can be requested; 0 for now. */
export function resendWait(email: string): number {
  const since = Date.now() - (requestedAt.get(email) ?? Number.NEGATIVE_INFINITY)
  return Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - since / 1000))
}

/** Returns the same as a countdown. */
export function useResendWait(email: string): number {
  const [wait, setWait] = useState(() => resendWait(email))
  useEffect(() => {
    const count = () => setWait(resendWait(email))
    count()
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
  }, [email])
  return wait
}
