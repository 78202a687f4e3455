import { href, Link, useNavigation } from 'react-router'
import { texts } from '#texts/core/accounts'
import { apiFrom } from '../../../core/api.ts'
import { AlreadyLoggedIn } from '../../../core/auth/login/already-logged-in.tsx'
import { useAuthLink } from '../../../core/auth/login/auth-link.ts'
import { RETURN_TO, useReturnTo } from '../../../core/auth/login/return-to.ts'
import { SecondStepScreen } from '../../../core/auth/second-step/second-step-screen.tsx'
import { useUser } from '../../../core/auth/session.ts'
import { JoinWithPassword } from '../../../core/auth/social/join-with-password.tsx'
import { SocialLoginButton } from '../../../core/auth/social/social-login-button.tsx'
import { showsProvider, useSocialProvider } from '../../../core/auth/social/social-provider.ts'
import { PendingAdditionsNote } from '../../../sales/cart/pending-additions/pending-additions-note.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormPage } from '../../../ui/form-page.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { reads } from '../../../ui/meta/page-parameters.ts'
import type { Route } from './+types/login.page'

const schema = async () => (await import('../../../core/auth/login/credentials.contract.ts')).Credentials

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  // Loaded with the first submit, because most visitors of this page have not typed anything yet.
  const { loginAction } = await import('../../../core/accounts/login/login-action.ts')
  return loginAction(apiFrom(context), await request.formData())
}

export const headers: Route.HeadersFunction = showsProvider
export const handle = reads('from')
export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.login)

export default function Login({ actionData }: Route.ComponentProps) {
  const user = useUser()
  const isIdle = useNavigation().state === 'idle'
  const returnTo = useReturnTo()
  const from = actionData?.from ?? returnTo
  const signup = useAuthLink('/signup')
  const provider = useSocialProvider()
  // During the navigation after a login, the page stays unchanged.
  if (user && isIdle) return <AlreadyLoggedIn title={texts.login} customer={user} />
  const joining = actionData?.joining
  if (joining) return <JoinWithPassword title={texts.login} {...joining} from={from} />
  const secondStep = actionData?.secondStep
  if (secondStep) return <SecondStepScreen step={secondStep} from={from} />
  return (
    <FormPage title={texts.login}>
      <PendingAdditionsNote />
      <ShopForm schema={schema} errors={actionData?.errors}>
        <TextField name="email" label={texts.email} type="email" autoComplete="username" />
        <TextField name="password" label={texts.password} type="password" autoComplete="current-password" />
        <input type="hidden" name={RETURN_TO} value={from} />
        <Link to={href('/reset_password')} className={`${linkClassName} -my-3 justify-self-start`}>
          {texts.forgotPassword}
        </Link>
        <SubmitButton>{texts.login}</SubmitButton>
      </ShopForm>
      {provider && <SocialLoginButton {...provider} from={from} />}
      <p className="mt-8 flex items-center gap-2">
        <span className="text-muted">{texts.newHere}</span>
        <Link {...signup} className={linkClassName}>
          {texts.signUpInstead}
        </Link>
      </p>
    </FormPage>
  )
}

const linkClassName = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4'
