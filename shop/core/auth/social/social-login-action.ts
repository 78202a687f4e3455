import { texts } from '#texts/core/auth/social'
import { CallFailed } from '../../../../lib/api-client.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../../lib/forms/form-errors.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import type { Api } from '../../api.ts'
import { completeLogin } from '../login/complete-login.ts'
import { ownReturnAddress, RETURN_TO } from '../login/return-to.ts'
import type { SecondStepToTake } from '../second-step/second-step-to-take.ts'
import { socialLogin } from '../session.contract.ts'

/** A social login that first requires the account's password. */
export interface Joining {
  credential: string
  proof: string
  provider: string
  /** Undefined before the first attempt. */
  errors: FieldErrors | undefined
}

/** The action result of an unsuccessful login or sign-up. */
export interface EntryRefusal {
  errors?: FieldErrors
  joining?: Joining
  secondStep?: SecondStepToTake
  /** Where to go afterwards, because submitting a form drops the location state. */
  from?: string
}

/** Logs in with the credential of the identity provider's button. */
export async function socialLoginAction(api: Api, form: FormData): Promise<Response | EntryRefusal> {
  const read = (name: string) => String(form.get(name) ?? '')
  const [provider, credential, proof] = [read('provider'), read('credential'), read('proof')]
  const from = ownReturnAddress(form.get(RETURN_TO))
  const password = form.has('password') ? read('password') : undefined
  try {
    const entry = await api(socialLogin, { body: { credential, proof, ...(password !== undefined && { password }) } })
    const greeting = texts.woohooLoginSucceeded(provider)
    if ('second_step' in entry) return { secondStep: { ...entry, greeting }, from }
    return completeLogin(entry, greeting, from)
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    const errors = fieldErrorsOf(error)
    if (errors.password)
      return { joining: { credential, proof, provider, errors: password === undefined ? undefined : errors }, from }
    // Field errors and network errors have no sentence.
    const sentence = 'detail' in error.error ? error.sentence : undefined
    toast({ kind: 'error', text: sentence ?? texts.whopsLoginFailed(provider), isOfScreen: true })
    return { from }
  }
}
