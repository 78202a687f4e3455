import { texts } from '#texts/admin/settings/api-keys'
import type { Api } from '../../../core/api.ts'
import { createApiKey, revokeApiKey } from '../../../core/api-keys/api-keys.contract.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { runSecretAction, type SecretResult } from '../connections/new-secret.ts'

/** Handles the forms of the API keys screen: creation and revocation. */
export async function runApiKeyAction(api: Api, form: FormData): Promise<SecretResult> {
  if (form.get('intent') === 'revoke')
    return runAction(api(revokeApiKey, { params: { id: String(form.get('id')) } }), texts.revoked)
  // The server validates the fields.
  const creation = api(createApiKey, { body: valuesOf(form) as never })
  return runSecretAction(
    creation.then(({ name, key }) => ({ name, secret: key })),
    texts.created,
  )
}

/** Returns the values of the form of a new key, which has a checkbox for each scope. */
export const valuesOf = (form: FormData) => ({ ...Object.fromEntries(form), scopes: form.getAll('scopes') })
