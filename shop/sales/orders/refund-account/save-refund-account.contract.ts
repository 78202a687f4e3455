import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../lib/fields.contract.ts'
import { RefundAccountForm } from '../../payments/refund-accounts/refund-account.contract.ts'
import { Order } from '../orders.contract.ts'

export const saveRefundAccount = endpoint({
  method: 'PUT',
  url: '/api/orders/:id/refund_account/',
  schema: {
    summary: 'Set the bank account for the refund of an order of the customer',
    description:
      'For an order paid by bank transfer with an open withdrawal or a pending refund. Refused (409) otherwise. A repeated request has no effect.',
    tags: ['Orders'],
    params: IdAddress,
    body: RefundAccountForm,
    response: { 200: Order },
  },
  config: { allow: 'customer', limitPerCustomer: { countsAs: 'refund accounts', max: 20, timeWindow: '1 hour' } },
})
