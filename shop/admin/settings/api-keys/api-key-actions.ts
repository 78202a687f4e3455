import { texts } from '#texts/admin/settings/api-keys'
import type { apiFrom } from '../../../core/api.ts'
import { createApiKey, revokeApiKey } from '../../../core/api-keys/api-keys.contract.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'

/** A new key, which is shown once. */
export interface CreatedKey {
  name: string
  key: string
}

export type ApiKeyResult = ActionResult & { created?: CreatedKey }

/** Handles the forms of the API keys screen: creation and revocation. */
export async function runApiKeyAction(api: ReturnType<typeof apiFrom>, form: FormData): Promise<ApiKeyResult> {
  if (form.get('intent') === 'revoke')
    return runAction(api(revokeApiKey, { params: { id: String(form.get('id')) } }), texts.revoked)
  try {
    // The server validates the fields.
    const { name, key } = await api(createApiKey, { body: valuesOf(form) as never })
    toast({ kind: 'success', text: texts.created })
    return { isDone: true, created: { name, key } }
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
}

/** Returns the values of the form of a new key, which has a checkbox for each scope. */
export const valuesOf = (form: FormData) => ({ ...Object.fromEntries(form), scopes: form.getAll('scopes') })
