import { href } from 'react-router'
import { texts } from '#texts/sales/gift-cards/selling'
import { showPrice, toPrice } from '../../../../lib/money.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import type { Services } from '../../../../server/services.ts'
import type { EmailText } from '../../../ui/emails/render-email.server.ts'
import { aboutOrder } from '../../orders/about-order.ts'
import type { SoldCardRow } from './sold-cards-store.server.ts'

interface Buyer {
  id: number
  email: string
  name: string
}

/** Returns the e-mail to the buyer with day and recipient of each gift card. It contains no code. */
export function soldCardsEmail(
  { id, email, name }: Buyer,
  cards: readonly SoldCardRow[],
  { identity, publicUrl, day }: Pick<Services, 'identity' | 'publicUrl'> & { day: string },
): EmailText {
  return {
    to: email,
    about: aboutOrder(id),
    ...(name !== '' && { name }),
    subject: texts.buyerSubject(id, identity().name),
    paragraphs: [texts.buyerIntro],
    facts: cards.map((card) => ({
      name: texts.giftCardOf(showPrice(toPrice(card.cents)), card.name),
      value:
        card.send_on <= day
          ? texts.sentNow(card.email)
          : texts.sentOn(card.email, showDay(Date.parse(`${card.send_on}T12:00:00Z`))),
    })),
    after: [texts.buyerCorrect],
    links: [{ text: texts.seeOrder(id), address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` }],
  }
}
