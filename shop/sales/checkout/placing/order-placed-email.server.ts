import { href } from 'react-router'
import { texts as amounts } from '#texts/catalog/pricing'
import { texts } from '#texts/sales/orders/emails'
import { showDay } from '../../../../lib/texts/dates.ts'
import type { Services } from '../../../../server/services.ts'
import type { EmailText } from '../../../ui/emails/render-email.server.ts'
import { aboutOrder } from '../../orders/about-order.ts'
import { orderInEmail, showCents } from '../../orders/order-emails.server.ts'
import { isExportedOrder } from '../../orders/order-response.server.ts'
import type { StaffOrderRow } from '../../orders/orders-store.server.ts'
import { shownPaidBy } from '../../payments/methods/paid-by.server.ts'
import { operatorOf } from '../../terms/clauses/operator-of.server.ts'
import { withdrawalFormText } from '../../terms/terms-text.ts'
import { accountFor, companyLines, deliveryLines, transferDetails } from './order-details.server.ts'

type Sender = Pick<Services, 'identity' | 'publicUrl' | 'paymentMethods'>

/**
 * Returns the order confirmation on a durable medium (Code de la consommation, L221-13): lines, prices, dates, payment
 * and withdrawal, with the agreed terms and the withdrawal form attached. Undefined for an order without an e-mail
 * address.
 * @param agreed the full text of the agreed terms, or of the current ones
 */
export function orderPlacedEmail(
  order: StaffOrderRow,
  agreed: string,
  { identity, publicUrl, paymentMethods }: Sender,
): EmailText | undefined {
  const { id, email, first_name, payment, lines } = order
  if (email === null || first_name === null) return undefined
  const { name: shop, legal, selling, languages } = identity()
  const operator = { ...operatorOf(identity(), paymentMethods), isSelling: true }
  const address = publicUrl()
  const isAwaited = order.status === 'awaiting_payment'
  const method = payment && paymentMethods.find(payment.method)
  const excluded = lines.filter(({ withdrawal }) => withdrawal !== 'allowed')
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject: texts.orderAt(id, shop),
    paragraphs: [
      ...(payment?.is_test ? [texts.testOrder] : []),
      payment?.state === 'paid'
        ? texts.thanksPaid
        : method && method.kind !== 'online'
          ? method.texts.confirmation
          : texts.thanks,
    ],
    facts: [
      ...(isAwaited && payment ? transferDetails(payment, accountFor(method, selling) ?? order.transfer_account) : []),
      ...(payment?.state === 'paid'
        ? [
            {
              name: texts.paidFact,
              value: `${showCents(payment.cents)}${payment.paid_by ? `, ${shownPaidBy(payment.paid_by)}` : ''}`,
            },
          ]
        : []),
      { name: texts.orderFact, value: texts.orderOf(id, showDay(order.created_at.getTime())) },
      ...deliveryLines(order),
      ...companyLines(order.company),
    ],
    order: orderInEmail(order, address),
    after: [
      ...(isExportedOrder(order) ? [amounts.importCharges] : []),
      ...(excluded.length < lines.length
        ? [
            [
              texts.withdrawWithin,
              { words: texts.withdrawalPage, address: `${address}${href('/withdrawal')}` },
              texts.orAttachedForm,
            ],
          ]
        : []),
      ...(excluded.length > 0 ? [texts.noWithdrawal(excluded.map(({ title }) => title).join(', '))] : []),
      [
        texts.guaranteesApply,
        { words: texts.termsOfGuarantees, address: `${address}${href('/terms_of_services')}#guarantees` },
        '.',
      ],
      ...(legal.mediator ? [texts.mediator(legal.mediator)] : []),
    ],
    links:
      order.user_id === null
        ? []
        : [{ text: texts.seeOrder(id), address: `${address}${href('/orders/:id', { id: String(id) })}` }],
    attachments: [
      { filename: texts.termsFile, content: Buffer.from(agreed) },
      {
        filename: texts.withdrawalFormFile,
        content: Buffer.from(withdrawalFormText(operator, address, languages)),
      },
    ],
  }
}
