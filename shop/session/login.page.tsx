import { Link, useNavigation } from 'react-router'
import { apiFrom } from '../api.ts'
import { reads } from '../frame/page-parameters.ts'
import { ShopForm } from '../frame/shop-form.tsx'
import { unlisted } from '../frame/unlisted.ts'
import { WaitingWishes } from '../frame/waiting-wishes.tsx'
import { FormPage } from '../ui/form-page.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Route } from './+types/login.page'
import { AlreadyLoggedIn } from './already-logged-in.tsx'
import { FROM, useFrom } from './come-from.ts'
import { useEntryLink } from './entry-link.ts'
import { JoinWithPassword } from './join-with-password.tsx'
import { useUser } from './session.ts'
import { SocialLogin } from './social-login.tsx'
import { showsProvider, useSocialProvider } from './social-provider.ts'

const schema = async () => (await import('./credentials.contract.ts')).Credentials

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  // Comes with the first form that is sent: most who see this screen have not typed anything yet.
  const { loginAction } = await import('./login-action.ts')
  return loginAction(apiFrom(context), await request.formData())
}

export const headers: Route.HeadersFunction = showsProvider
export const handle = reads('from')
export const meta: Route.MetaFunction = () => unlisted('Login')

export default function Login({ actionData }: Route.ComponentProps) {
  const user = useUser()
  const isIdle = useNavigation().state === 'idle'
  const from = useFrom()
  const signup = useEntryLink('/signup')
  const provider = useSocialProvider()
  // Between logging in and leaving this screen, it stays what it was.
  if (user && isIdle) return <AlreadyLoggedIn title="Login" customer={user} />
  const joining = actionData?.joining
  if (joining) return <JoinWithPassword title="Login" {...joining} from={from} />
  return (
    <FormPage title="Login">
      <WaitingWishes />
      <ShopForm schema={schema} errors={actionData?.errors}>
        <TextField name="email" label="Email" type="email" autoComplete="username" />
        <TextField name="password" label="Password" type="password" autoComplete="current-password" />
        <input type="hidden" name={FROM} value={from} />
        <Link to="/reset_password" className={`${aside} -my-3 justify-self-start`}>
          Forgot Password
        </Link>
        <SubmitButton>Login</SubmitButton>
      </ShopForm>
      {provider && <SocialLogin {...provider} from={from} />}
      <p className="mt-8 flex items-center gap-2">
        <span className="text-muted">New here?</span>
        <Link {...signup} className={aside}>
          Sign up instead
        </Link>
      </p>
    </FormPage>
  )
}

const aside = 'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4'
