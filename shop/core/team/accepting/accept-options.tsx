import { Form, href, useNavigation } from 'react-router'
import { texts } from '#texts/core/team/accepting'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { useAuthLink } from '../../auth/login/auth-link.ts'
import { useCustomer } from '../../auth/session.ts'
import type { ReadInvitation } from './accepting.contract.ts'

interface AcceptOptionsProps {
  code: string
  invitation: ReadInvitation
  errors: FieldErrors | undefined
}

/** The ways to accept: a button, after logging in, or by creating an account. */
export function AcceptOptions({ code, invitation, errors }: AcceptOptionsProps) {
  const customer = useCustomer()
  const { email, has_account } = invitation
  if (customer === undefined) return <FieldsSkeleton />
  if (customer === null) return has_account ? <LogIn email={email} /> : <MakeAccount {...{ code, email, errors }} />
  return customer.email.toLowerCase() === email.toLowerCase() ? (
    <Accept code={code} />
  ) : (
    <>
      <p className="text-muted">{texts.thisInvitationIsForButYouAreLogged(email, customer.email)}</p>
      <ButtonLink to={href('/logout')} weight="secondary" className="mt-6">
        {texts.logout}
      </ButtonLink>
    </>
  )
}

function Accept({ code }: { code: string }) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="code" value={code} />
      <Button type="submit" name="intent" value="accept" aria-disabled={isPending}>
        {texts.accept}
      </Button>
    </Form>
  )
}

function LogIn({ email }: { email: string }) {
  return (
    <>
      <p className="text-muted">{texts.logInToAccept(email)}</p>
      <ButtonLink {...useAuthLink('/login')} className="mt-6">
        {texts.login}
      </ButtonLink>
    </>
  )
}

const schema = async () => (await import('./accepting-form.contract.ts')).InvitedAccount

function MakeAccount({ code, email, errors }: Pick<AcceptOptionsProps, 'code' | 'errors'> & { email: string }) {
  return (
    <>
      <p className="mb-6 text-muted wrap-anywhere">{texts.makeAnAccount(email)}</p>
      <ShopForm schema={schema} errors={errors}>
        <input type="hidden" name="code" value={code} />
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField name="first_name" label={texts.firstName} autoComplete="given-name" />
          <TextField name="last_name" label={texts.lastName} autoComplete="family-name" />
        </div>
        <TextField
          name="password"
          label={texts.password}
          type="password"
          autoComplete="new-password"
          hint={texts.atLeast8Characters}
        />
        <SubmitButton>{texts.join}</SubmitButton>
      </ShopForm>
    </>
  )
}
