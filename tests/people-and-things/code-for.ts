import { sendCode } from '../../shop/core/accounts/account.contract.ts'
import type { Person, TestShop } from '../processes/open-shop.ts'

/** Requests a code and reads it from the newest e-mail to the address. */
export async function codeFor(shop: TestShop, email: string, asker: Person = shop.visitor): Promise<string> {
  await asker.api(sendCode, { body: { email } })
  const newest = (await shop.emails(email)).at(-1)
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}
