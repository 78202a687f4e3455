import type { EventData } from 'comptoir/extension'
import { expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { EVENT_TYPES } from '../../shop/admin/events/event-types.contract.ts'
import * as products from '../../shop/catalog/products/product-events.contract.ts'
import { reviewPosted } from '../../shop/catalog/reviews/review-events.contract.ts'
import { messageReceived } from '../../shop/content/messages/message-events.contract.ts'
import * as customers from '../../shop/core/accounts/users/customer-events.contract.ts'
import { invoiceIssued } from '../../shop/sales/invoices/invoice-events.contract.ts'
import * as orders from '../../shop/sales/orders/order-events.contract.ts'
import { withdrawalReceived } from '../../shop/sales/returns/statements/withdrawal-events.contract.ts'

const contracts = {
  ...{ 'order.placed': orders.orderPlaced, 'order.paid': orders.orderPaid, 'order.shipped': orders.orderShipped },
  ...{ 'order.delivered': orders.orderDelivered, 'order.cancelled': orders.orderCancelled },
  ...{ 'order.refunded': orders.orderRefunded, 'withdrawal.received': withdrawalReceived },
  'invoice.issued': invoiceIssued,
  ...{ 'product.changed': products.productChanged, 'product.published': products.productPublished },
  ...{ 'product.deleted': products.productDeleted, 'stock.changed': products.stockChanged },
  ...{ 'customer.created': customers.customerCreated, 'customer.erased': customers.customerErased },
  ...{ 'review.posted': reviewPosted, 'message.received': messageReceived },
}

type Contracts = { [Type in keyof typeof contracts]: z.output<(typeof contracts)[Type]['data']> }

test('the data of events in the public type of extensions is that of the contracts', () => {
  expectTypeOf<Contracts>().toEqualTypeOf<EventData>()
  for (const [type, contract] of Object.entries(contracts)) expect(contract.type).toBe(type)
  expect(Object.keys(contracts).toSorted()).toEqual(EVENT_TYPES.map(({ type }) => type).toSorted())
})
