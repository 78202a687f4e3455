import { href } from 'react-router'
import { texts } from '#texts/sales/orders/emails'
import type { EmailParagraph } from '../../../ui/emails/email-page.server.ts'
import { takesRefundAccount } from '../../payments/refund-accounts/takes-refund-account.ts'
import type { StaffOrderRow } from '../orders-store.server.ts'

/** Returns the paragraph that asks for a refund account; empty if none is needed or it is known. */
export function refundAccountRequest(
  order: Pick<StaffOrderRow, 'id' | 'payment' | 'refunds' | 'withdrawals' | 'refund_account' | 'user_id'>,
  shopAddress: string,
): EmailParagraph[] {
  // Without an account the customer cannot open the order page.
  if (order.refund_account || order.user_id === null || !takesRefundAccount(order)) return []
  const page = `${shopAddress}${href('/orders/:id', { id: String(order.id) })}`
  return [[texts.ibanNeeded, { words: texts.pageOfOrder(order.id), address: page }, '.']]
}
