import type { EventData } from 'comptoir/extension'

const amounts = { amount: '12.50', currency: 'EUR' }

/** An event of each type, with its kind of subject. */
export const EVENT_SAMPLES: { [Type in keyof EventData]: { kind: string; data: EventData[Type] } } = {
  'order.placed': {
    kind: 'order',
    data: { total: '12.50', currency: 'EUR', is_manual: false, is_paid_online: false },
  },
  'order.paid': { kind: 'order', data: { ...amounts, payment: 1, is_online: false } },
  'order.shipped': { kind: 'order', data: { from: 'making' } },
  'order.delivered': { kind: 'order', data: { from: 'shipped' } },
  'order.cancelled': { kind: 'order', data: { from: 'making', because: null } },
  'order.refunded': { kind: 'order', data: { ...amounts, refund: 1, payment: 1, because: 'goodwill' } },
  'invoice.issued': {
    kind: 'order',
    data: { document: 1, kind: 'invoice', number: 'F2026-000001', total: '12.50' },
  },
  'withdrawal.received': { kind: 'withdrawal', data: { order: 1 } },
  'product.changed': { kind: 'product', data: { slug: 'mug', is_public: true } },
  'product.published': { kind: 'product', data: { slug: 'mug' } },
  'product.deleted': { kind: 'product', data: { slug: 'mug' } },
  'stock.changed': { kind: 'variant', data: { product: 1, stock: 3 } },
  'customer.created': { kind: 'customer', data: {} },
  'customer.erased': { kind: 'customer', data: {} },
  'review.posted': { kind: 'review', data: { product: 1, variant: 1, rating: 4 } },
  'message.received': { kind: 'message', data: { order: null, reply: null } },
}
