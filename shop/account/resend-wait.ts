import { useEffect, useState } from 'react'

/** The server sends one code letter to an address in this time (RULES section 2). */
const RESEND_MS = 30_000

const requestedAt = new Map<string, number>()

/** Notes that a letter with a code was just sent to an address. */
export function noteCodeSent(email: string): void {
  requestedAt.set(email, Date.now())
}

/** Seconds until another letter may be asked for; 0 when that is now. */
export function resendWait(email: string): number {
  const since = Date.now() - (requestedAt.get(email) ?? Number.NEGATIVE_INFINITY)
  return Math.max(0, Math.ceil((RESEND_MS - since) / 1000))
}

/** The same, counting down. */
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
