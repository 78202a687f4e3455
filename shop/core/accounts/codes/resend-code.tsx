import { href, useFetcher } from 'react-router'
import { texts } from '#texts/core/accounts'
import { Button } from '../../../ui/button.tsx'
import { useResendWait } from './resend-wait.ts'

/** A button that sends the code again, with a countdown until it is allowed. */
export function ResendCode({ email }: { email: string }) {
  const { Form, state } = useFetcher()
  const wait = useResendWait(email)
  const mustWait = wait > 0 || state !== 'idle'
  return (
    <Form method="post" action={href('/email_verification')} className="mt-10 text-sm">
      <input type="hidden" name="email" value={email} />
      <p className="text-muted">{texts.noEmailCheckYourSpam}</p>
      <Button
        type="submit"
        weight="secondary"
        aria-disabled={mustWait}
        onClick={(event) => mustWait && event.preventDefault()}
        className="mt-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      >
        {texts.resendCode}
        {wait > 0 && <span className="tabular-nums">{texts.inSeconds(wait)}</span>}
      </Button>
    </Form>
  )
}
