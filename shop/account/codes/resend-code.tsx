import { href, useFetcher } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useResendWait } from './resend-wait.ts'

/** Asks for another letter, once the time for it has come; until then it counts the seconds. */
export function ResendCode({ email }: { email: string }) {
  const { Form, state } = useFetcher()
  const wait = useResendWait(email)
  const mustWait = wait > 0 || state !== 'idle'
  return (
    <Form method="post" action={href('/email_verification')} className="mt-10 text-sm">
      <input type="hidden" name="email" value={email} />
      <p className="text-muted">No letter? Look into the spam folder, or have it sent again.</p>
      <Button
        type="submit"
        weight="secondary"
        aria-disabled={mustWait}
        onClick={(event) => mustWait && event.preventDefault()}
        className="mt-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      >
        Resend code{wait > 0 && <span className="tabular-nums"> in {wait} s</span>}
      </Button>
    </Form>
  )
}
