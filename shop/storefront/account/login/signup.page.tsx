import { href, Link, Navigate, useNavigation, useSearchParams } from 'react-router'
import { texts } from '#texts/core/accounts'
import { localizedList } from '../../../../lib/texts/localized-constant.ts'
import { VerifyEmail } from '../../../core/accounts/codes/verify-email.tsx'
import { AccountDetailsStep } from '../../../core/accounts/signup/account-details-step.tsx'
import { signupDraft } from '../../../core/accounts/signup/signup-draft.ts'
import { apiFrom } from '../../../core/api.ts'
import { AlreadyLoggedIn } from '../../../core/auth/login/already-logged-in.tsx'
import { useAuthLink } from '../../../core/auth/login/auth-link.ts'
import { useReturnTo } from '../../../core/auth/login/return-to.ts'
import { SecondStepScreen } from '../../../core/auth/second-step/second-step-screen.tsx'
import { useUser } from '../../../core/auth/session.ts'
import { JoinWithPassword } from '../../../core/auth/social/join-with-password.tsx'
import { SocialLoginButton } from '../../../core/auth/social/social-login-button.tsx'
import { showsProvider, useSocialProvider } from '../../../core/auth/social/social-provider.ts'
import { PendingAdditionsNote } from '../../../sales/cart/pending-additions/pending-additions-note.tsx'
import { FormPage } from '../../../ui/form-page.tsx'
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { reads } from '../../../ui/meta/page-parameters.ts'
import { Steps } from '../../../ui/steps.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { Route } from './+types/signup.page'

const STEPS = localizedList(() => [texts.accountDetails, texts.verifyEmail])

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  // Loaded with the first submit, because most visitors of this page have not typed anything yet.
  const { signupAction } = await import('../../../core/accounts/signup/signup-action.ts')
  return signupAction(apiFrom(context), await request.formData())
}

export const headers: Route.HeadersFunction = showsProvider
export const handle = reads('step', 'from')
export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.signUp)

export default function Signup({ actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const isVerifying = params.get('step') === 'verify'
  const isHydrated = useHydrated()
  const isIdle = useNavigation().state === 'idle'
  const user = useUser()
  const returnTo = useReturnTo()
  const from = actionData?.from ?? returnTo
  if (user && isIdle) return <AlreadyLoggedIn title={texts.signUp} customer={user} />
  if (isVerifying && !isHydrated) return <FormSkeleton />

  const { email = '', password } = isHydrated ? signupDraft.read() : {}
  // A reload loses the password, and the code is useless without it.
  if (isVerifying && isIdle && password === undefined) return <Navigate to={href('/signup')} replace />
  const joining = actionData?.joining
  if (joining) return <JoinWithPassword title={texts.signUp} {...joining} from={from} />
  const secondStep = actionData?.secondStep
  if (secondStep) return <SecondStepScreen step={secondStep} from={from} />
  return (
    <FormPage title={texts.signUp}>
      <PendingAdditionsNote />
      <Steps names={STEPS} current={isVerifying ? 1 : 0}>
        {isVerifying ? (
          <VerifyEmail email={email} errors={actionData?.errors} submit={texts.createAccount} back={href('/signup')} />
        ) : (
          <>
            <AccountDetailsStep errors={actionData?.errors} />
            <OtherWays />
          </>
        )}
      </Steps>
    </FormPage>
  )
}

function OtherWays() {
  const provider = useSocialProvider()
  const from = useReturnTo()
  const login = useAuthLink('/login')
  return (
    <>
      {provider && <SocialLoginButton {...provider} from={from} />}
      <p className="mt-8 flex items-center gap-2">
        <span className="text-muted">{texts.alreadyACustomer}</span>
        <Link {...login} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
          {texts.loginInstead}
        </Link>
      </p>
    </>
  )
}
