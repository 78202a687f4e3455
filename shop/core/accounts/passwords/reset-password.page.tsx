import { href, Navigate, useNavigation, useSearchParams } from 'react-router'
import { texts } from '#texts/core/accounts'
import { localizedList } from '../../../../lib/texts/localized-constant.ts'
import { FormPage } from '../../../ui/form-page.tsx'
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { reads } from '../../../ui/meta/page-parameters.ts'
import { Steps } from '../../../ui/steps.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { apiFrom } from '../../api.ts'
import { VerifyEmail } from '../codes/verify-email.tsx'
import type { Route } from './+types/reset-password.page'
import { resetDraft } from './reset-password-draft.ts'
import { EnterEmail, EnterNewPassword } from './reset-password-steps.tsx'

const STEPS = localizedList(() => [texts.enterEmail, texts.enterNewPassword, texts.verifyEmail])
const SECOND_STEP = `${href('/reset_password')}?step=password`
const PASSWORD_LOST = { isPasswordLost: true }

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  // Imported with the first submit, because most visitors of this screen have entered nothing yet.
  const { resetPasswordAction } = await import('./reset-password-action.ts')
  return resetPasswordAction(apiFrom(context), await request.formData())
}

export const handle = reads('step', 'from')
export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.resetPassword)

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const step = params.get('step')
  const isHydrated = useHydrated()
  const isIdle = useNavigation().state === 'idle'
  if (step !== null && !isHydrated) return <FormSkeleton />

  const { email, password1 } = isHydrated ? resetDraft.read() : {}
  // Redirects to the step with missing entries, for example the password after a reload.
  if (step !== null && isIdle && email === undefined) return <Navigate to={href('/reset_password')} replace />
  if (step === 'verify' && isIdle && password1 === undefined)
    return <Navigate to={SECOND_STEP} replace state={PASSWORD_LOST} />

  const errors = actionData?.errors
  return (
    <FormPage title={texts.resetPassword}>
      <Steps names={STEPS} current={step === 'verify' ? 2 : step === 'password' ? 1 : 0}>
        {step === 'verify' ? (
          <VerifyEmail email={email ?? ''} errors={errors} submit={texts.setNewPassword} back={SECOND_STEP} />
        ) : step === 'password' ? (
          <EnterNewPassword errors={errors} />
        ) : (
          <EnterEmail errors={errors} />
        )}
      </Steps>
    </FormPage>
  )
}
