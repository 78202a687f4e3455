import { href, redirect } from 'react-router'
import { texts } from '#texts/core/accounts'
import { CallFailed } from '../../../../lib/api-client.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../../lib/forms/form-errors.ts'
import { localizedConstant, localizedList } from '../../../../lib/texts/localized-constant.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { apiFrom } from '../../api.ts'
import { useScreenOwner } from '../../auth/guards/customer-context.ts'
import { updateSession } from '../../auth/session.ts'
import { changeEmail } from '../account.contract.ts'
import { accountScreen } from '../account-screen.tsx'
import { requestFor } from '../codes/code-requests.ts'
import { requestCodeOnTheWay } from '../codes/request-code.ts'
import type { Route } from './+types/change-email.page'
import { CHANGE_EMAIL_STEPS, changeEmailDraft, stepAt, upToStep } from './change-email-draft.ts'
import { ChangeEmailSteps } from './change-email-steps.tsx'

/** Success texts of the steps. */
const DONE = localizedList(() => [texts.greatVerifyYouPassword, texts.greatCheckYourEmailFor])

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.changeEmail)

/**
 * Each step sends the change with the entries so far. A step succeeds if the server only misses fields of later
 * steps.
 */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const api = apiFrom(context)
  const step = stepAt(new URL(request.url))
  const form = await request.formData()
  changeEmailDraft.keep(form)
  const typed = { ...changeEmailDraft.read(), ...Object.fromEntries(form) }
  const asked = { email: '', password: '', email_verification_code: '', ...upToStep(step, typed) }
  const body = { ...asked, ...requestFor(asked.email) }
  try {
    const customer = await api(changeEmail, { body }).catch((error) => unlessLater(error, step))
    if (customer) {
      updateSession(customer)
      toast({ kind: 'success', text: texts.greatYourEmailHasBeen })
      return redirect(href('/account'))
    }
    if (step === 0) await requestCodeOnTheWay(api, body.email)
  } catch (error) {
    return { errors: upToStep(step, toastApiError(error)) }
  }
  toast({ kind: 'success', text: DONE[step] ?? '' })
  return redirect(CHANGE_EMAIL_STEPS[step + 1]?.to ?? href('/account'))
}

/**
 * Ignores a refusal that only concerns fields of later steps.
 * @throws every other error
 */
function unlessLater(error: unknown, step: number): undefined {
  const errors: FieldErrors = error instanceof CallFailed ? fieldErrorsOf(error) : {}
  const isLater = Object.keys(errors).length > 0 && Object.keys(upToStep(step, errors)).length === 0
  if (!isLater) throw error
}

export const handle = localizedConstant(() =>
  accountScreen({ title: texts.changeEmail, reason: texts.mustLogInToChangeEmail }),
)

export default function ChangeEmailPage({ actionData }: Route.ComponentProps) {
  const customer = useScreenOwner()
  return <ChangeEmailSteps customer={customer} errors={actionData?.errors} />
}
