import { href } from 'react-router'
import { showDay } from '../../../lib/texts/dates.ts'
import type { OutgoingEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { renderEmail } from '../../ui/emails/render-email.server.ts'
import { aboutOrder } from '../orders/about-order.ts'
import { showCents } from '../orders/order-emails.server.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** Returns the e-mail with an invoice or a credit note, as PDF. */
export function documentEmail(
  { kind, number, issuedOn, order, grossCents, buyer, credits }: InvoiceDocument,
  to: string,
  pdf: Buffer,
  services: Pick<Services, 'identity' | 'publicUrl' | 'config'>,
): OutgoingEmail {
  const shop = services.identity().name
  const what = kind === 'invoice' ? 'invoice' : 'credit note'
  const about = credits ? `It credits ${showCents(grossCents)} of invoice ${credits.number}.` : ''
  return renderEmail(
    {
      to,
      about: aboutOrder(order.id),
      name: buyer.name,
      subject: `Your order ${order.id} at ${shop}: ${what} ${number}`,
      paragraphs: [`The ${what} for your order is attached. ${about}`.trim()],
      facts: [
        { name: kind === 'invoice' ? 'Invoice' : 'Credit note', value: number },
        { name: 'Date', value: showDay(issuedOn) },
        { name: 'Amount', value: showCents(grossCents) },
      ],
      attachments: [{ filename: `${number}.pdf`, content: pdf }],
      ways: [
        {
          text: `See order ${order.id}`,
          address: `${services.publicUrl()}${href('/orders/:id', { id: String(order.id) })}`,
        },
      ],
    },
    services,
  )
}
