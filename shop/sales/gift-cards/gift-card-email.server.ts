import { href } from 'react-router'
import { showPrice, toPrice } from '../../../lib/money.ts'
import { showDay } from '../../../lib/texts/dates.ts'
import type { Services } from '../../../server/services.ts'
import type { EmailText } from '../../ui/emails/render-email.server.ts'
import { formatCode } from './gift-card-code.ts'
import type { GiftCardRow } from './gift-cards-store.server.ts'

/** Returns the e-mail with the code of a gift card. */
export function giftCardEmail(
  { email, message, balance_cents, ends_on }: GiftCardRow,
  code: string,
  { identity, publicUrl }: Pick<Services, 'identity' | 'publicUrl'>,
): EmailText {
  const { name: shop } = identity()
  const value = showPrice(toPrice(balance_cents))
  return {
    to: email,
    subject: `Your gift card of ${value} at ${shop}`,
    paragraphs: [
      `You received a gift card of ${value} for ${shop}. Enter its code in the checkout.`,
      ...(message === '' ? [] : [message]),
    ],
    facts: [
      { name: 'Code', value: formatCode(code) },
      { name: 'Balance', value },
      ...(ends_on ? [{ name: 'Valid until', value: showDay(new Date(`${ends_on}T12:00:00Z`).getTime()) }] : []),
    ],
    after: ['Keep this e-mail. Anyone who has the code can spend the gift card.'],
    ways: [
      { text: `Visit ${shop}`, address: publicUrl() },
      { text: 'Check the balance', address: `${publicUrl()}${href('/gift_card')}` },
    ],
  }
}
