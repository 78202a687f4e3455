import { href } from 'react-router'
import { texts } from '#texts/sales/orders/emails'
import { showDay } from '../../../lib/texts/dates.ts'
import type { Services } from '../../../server/services.ts'
import type { EmailText } from '../../ui/emails/render-email.server.ts'
import { aboutOrder } from '../orders/about-order.ts'
import { showCents } from '../orders/order-emails.server.ts'
import type { InvoiceDocument } from './invoice-document.ts'

type Sender = Pick<Services, 'identity' | 'publicUrl'>

/** Returns the e-mail with an invoice or a credit note, as PDF. */
export function documentEmail(
  document: InvoiceDocument,
  to: string,
  pdf: Buffer,
  { identity, publicUrl }: Sender,
): EmailText {
  const { kind, number, issuedOn, order, grossCents, buyer } = document
  const isInvoice = kind === 'invoice'
  const about = isInvoice ? texts.invoiceAbout(number) : texts.creditNoteAbout(number)
  return {
    to,
    about: aboutOrder(order.id),
    name: buyer.name,
    subject: texts.orderSubject(order.id, identity().name, about),
    paragraphs: [attachedText(document)],
    facts: [
      { name: isInvoice ? texts.invoice : texts.creditNote, value: number },
      { name: texts.date, value: showDay(issuedOn) },
      { name: texts.amount, value: showCents(grossCents) },
    ],
    attachments: [{ filename: `${number}.pdf`, content: pdf }],
    links: [
      { text: texts.seeOrder(order.id), address: `${publicUrl()}${href('/orders/:id', { id: String(order.id) })}` },
    ],
  }
}

function attachedText({ kind, credits, grossCents }: InvoiceDocument): string {
  if (kind === 'invoice') return texts.invoiceAttached
  return credits ? texts.creditNoteOf(showCents(grossCents), credits.number) : texts.creditNoteAttached
}
