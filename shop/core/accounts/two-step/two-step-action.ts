import { texts } from '#texts/core/accounts/two-step'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import type { Api } from '../../api.ts'
import { newBrowserPasskey, PasskeyCancelled } from '../../auth/second-factors/browser-passkeys.ts'
import { refreshSession } from '../../auth/session.ts'
import { WithPassword } from '../account-forms.contract.ts'
import { addPasskey, beginPasskey, removePasskey } from './passkeys/own-passkeys.contract.ts'
import { beginTimeCode, confirmTimeCode, removeTimeCode, renewRecoveryCodes } from './two-step.contract.ts'
import { ConfirmedTimeCode } from './two-step-forms.contract.ts'

export type AppToConfirm = ResponseOf<typeof beginTimeCode>

/** The result of a form: an app to confirm, codes to show once, success, or errors. */
export interface TwoStepResult {
  errors?: FieldErrors
  app?: AppToConfirm
  recoveryCodes?: string[] | null
}

const INTENTS = {
  'begin-app': async (api: Api, form: FormData) => ({
    app: await api(beginTimeCode, { body: bodyFrom(WithPassword, form) }),
  }),
  'confirm-app': async (api: Api, form: FormData) => ({
    recoveryCodes: (await api(confirmTimeCode, { body: bodyFrom(ConfirmedTimeCode, form) })).recovery_codes,
  }),
  'remove-app': async (api: Api, form: FormData) => {
    await api(removeTimeCode, { body: bodyFrom(WithPassword, form) })
    toast({ kind: 'success', text: texts.appRemoved })
    return {}
  },
  'add-passkey': async (api: Api, form: FormData) => {
    const { setup, options } = await api(beginPasskey, { body: bodyFrom(WithPassword, form) })
    const body = { setup, name: String(form.get('name')), passkey: await newBrowserPasskey(options) }
    const { recovery_codes } = await api(addPasskey, { body })
    if (!recovery_codes) toast({ kind: 'success', text: texts.passkeyAdded })
    return { recoveryCodes: recovery_codes }
  },
  'remove-passkey': async (api: Api, form: FormData) => {
    await api(removePasskey, { params: { id: String(form.get('id')) }, body: bodyFrom(WithPassword, form) })
    toast({ kind: 'success', text: texts.passkeyRemoved })
    return {}
  },
  'new-codes': async (api: Api, form: FormData) => ({
    recoveryCodes: (await api(renewRecoveryCodes, { body: bodyFrom(WithPassword, form) })).recovery_codes,
  }),
} satisfies Record<string, (api: Api, form: FormData) => Promise<TwoStepResult>>

export type TwoStepIntent = keyof typeof INTENTS

/** Runs the action of the form's `intent`. */
export async function twoStepAction(api: Api, form: FormData): Promise<TwoStepResult> {
  try {
    const result = await INTENTS[form.get('intent') as TwoStepIntent](api, form)
    // Owners who had to set up a factor can continue.
    await refreshSession()
    return result
  } catch (error) {
    if (error instanceof PasskeyCancelled) return { errors: { non_field_errors: [error.message] } }
    const app = form.get('app')
    // An unconfirmed app stays on the screen.
    return { errors: toastApiError(error), ...(typeof app === 'string' && { app: JSON.parse(app) as AppToConfirm }) }
  }
}
