import type { EventType } from '../../../lib/event-type.ts'
import {
  productChanged,
  productDeleted,
  productPublished,
  stockChanged,
} from '../../catalog/products/product-events.contract.ts'
import { reviewPosted } from '../../catalog/reviews/review-events.contract.ts'
import { messageReceived } from '../../content/messages/message-events.contract.ts'
import { customerCreated, customerErased } from '../../core/accounts/users/customer-events.contract.ts'
import { invoiceIssued } from '../../sales/invoices/invoice-events.contract.ts'
import { ORDER_EVENTS } from '../../sales/orders/order-events.contract.ts'
import { withdrawalReceived } from '../../sales/returns/statements/withdrawal-events.contract.ts'

/** All types of events. */
export const EVENT_TYPES: readonly EventType[] = [
  ...ORDER_EVENTS,
  invoiceIssued,
  withdrawalReceived,
  ...[productChanged, productPublished, productDeleted, stockChanged],
  ...[customerCreated, customerErased],
  reviewPosted,
  messageReceived,
]
