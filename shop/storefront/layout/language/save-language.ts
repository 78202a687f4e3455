import { call } from '../../../../lib/api-client.ts'
import type { Language } from '../../../../lib/texts/languages.ts'
import { changeDetails } from '../../../core/accounts/account.contract.ts'
import { browserTransport } from '../../../core/auth/browser-transport.ts'

/** Saves the language of a customer's e-mails. */
export function saveLanguage(customer: number, language: Language): Promise<unknown> {
  const body = new FormData()
  body.set('language', language)
  return call(browserTransport, changeDetails, { params: { id: String(customer) }, body })
}
