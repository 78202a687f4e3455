import { href } from 'react-router'
import { texts } from '#texts/sales/gift-cards/emails'
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
    subject: texts.subject(value, shop),
    paragraphs: [texts.received(value, shop), ...(message === '' ? [] : [message])],
    facts: [
      { name: texts.code, value: formatCode(code) },
      { name: texts.balance, value },
      ...(ends_on ? [{ name: texts.validUntil, value: showDay(new Date(`${ends_on}T12:00:00Z`).getTime()) }] : []),
    ],
    after: [texts.keepThis],
    links: [
      { text: texts.visit(shop), address: publicUrl() },
      { text: texts.checkBalance, address: `${publicUrl()}${href('/gift_card')}` },
    ],
  }
}
