import type { Language } from '../../../lib/texts/languages.ts'
import type { Database } from '../../../server/db/open.ts'
import { findVerifiedUser } from '../../core/accounts/users/users-store.server.ts'
import { findOrderForStaff } from '../orders/orders-store.server.ts'
import type { GiftCardRow } from './gift-cards-store.server.ts'

/**
 * Returns the language in which the code of a gift card is sent: that of the order that sold it, or else that of the
 * recipient's account; null for the default language of the shop.
 */
export async function recipientLanguage(
  db: Database,
  { sold_with, email }: Pick<GiftCardRow, 'sold_with' | 'email'>,
): Promise<Language | null> {
  const found = sold_with === null ? await findVerifiedUser(db, email) : await findOrderForStaff(db, sold_with)
  return found?.language ?? null
}
