import { CallFailed } from '../../../../lib/api-client.ts'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import type { Api } from '../../api.ts'
import { completeLogin } from '../login/complete-login.ts'
import { ownReturnAddress, RETURN_TO } from '../login/return-to.ts'
import { PasskeyCancelled, requestedPasskey } from '../second-factors/browser-passkeys.ts'
import type { EntryRefusal } from '../social/social-login-action.ts'
import { loginByPasskey, loginByRecoveryCode, loginByTimeCode } from './second-step.contract.ts'
import { WithRecoveryCode, WithTimeCode } from './second-step-forms.contract.ts'
import { SECOND_STEP, type SecondStepToTake } from './second-step-to-take.ts'

/** Completes the second step of a login with a form. If the login has expired, the first step is shown again. */
export async function takeSecondStep(api: Api, form: FormData): Promise<Response | EntryRefusal> {
  // Written by the screen itself.
  const step = JSON.parse(String(form.get(SECOND_STEP))) as SecondStepToTake
  const from = ownReturnAddress(form.get(RETURN_TO))
  try {
    return completeLogin(await finish(api, form, step), step.greeting, from)
  } catch (error) {
    if (error instanceof PasskeyCancelled)
      return { secondStep: { ...step, errors: { non_field_errors: [error.message] } }, from }
    const errors = toastApiError(error)
    const isOver = error instanceof CallFailed && error.code === 'login_expired'
    return isOver ? { errors, from } : { secondStep: { ...step, errors }, from }
  }
}

async function finish(api: Api, form: FormData, { second_step, passkey_options }: SecondStepToTake) {
  if (form.has('passkey'))
    return api(loginByPasskey, { body: { second_step, passkey: await requestedPasskey(passkey_options) } })
  return form.has('recovery_code')
    ? api(loginByRecoveryCode, { body: { second_step, ...bodyFrom(WithRecoveryCode, form) } })
    : api(loginByTimeCode, { body: { second_step, ...bodyFrom(WithTimeCode, form) } })
}
