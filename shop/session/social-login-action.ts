import { CallFailed } from '../../lib/api-client.ts'
import type { apiFrom } from '../api.ts'
import { toast } from '../frame/toast.ts'
import { FROM, ownAddress } from './come-from.ts'
import { enterShop } from './enter-shop.ts'
import { socialLogin } from './session.contract.ts'

/** Logs in with the credential that the identity provider's button put into a form. */
export async function socialLoginAction(api: ReturnType<typeof apiFrom>, form: FormData) {
  const provider = String(form.get('provider'))
  try {
    const user = await api(socialLogin, { body: { credential: String(form.get('credential')) } })
    return enterShop(user, `Woohoo, ${provider} Login Succeeded`, ownAddress(form.get(FROM)))
  } catch (error) {
    toast({ kind: 'error', text: serverSentence(error) ?? `Whops, ${provider} Login Failed`, isOfScreen: true })
    return null
  }
}

/** What the server said in one sentence; undefined when it did not answer, or only named fields. */
function serverSentence(error: unknown): string | undefined {
  if (!(error instanceof CallFailed)) throw error
  return 'detail' in error.error ? error.message : undefined
}
