import type { ApiDescription } from '../server/http/reference/api-document.ts'
import type { Services } from '../server/services.ts'
import { EVENT_TYPES } from './admin/events/event-types.contract.ts'
import { API_EXAMPLES, EVENT_EXAMPLES } from './api-examples.server.ts'
import { Collection } from './catalog/collections/collections.contract.ts'
import { CatalogueImport } from './catalog/import-export/catalogue-csv.contract.ts'
import { CardResponse } from './catalog/products/card/product-card.contract.ts'
import { Product, ProductOfPage, SalePrice, Variant, VariantImage } from './catalog/products/read/catalogue.contract.ts'
import { StaffReview } from './catalog/reviews/moderation/moderation.contract.ts'
import { OwnReview, Review } from './catalog/reviews/reviews.contract.ts'
import { Thread } from './content/messages/threads/thread.contract.ts'
import { CartItem } from './core/auth/cart-lines/cart-item.contract.ts'
import { User, UserWithToken } from './core/auth/session.contract.ts'
import { eventTypesOf } from './core/extensions/own-events.server.ts'
import { Order, OrderLine, OrderStep, Tax } from './sales/orders/orders.contract.ts'
import { StaffOrder } from './sales/orders/staff/staff-orders.contract.ts'
import { PaymentsState } from './sales/payments/order-payments/staff/staff-payments.contract.ts'
import { Payment, Refund } from './sales/payments/payments.contract.ts'
import { StaffWithdrawal } from './sales/returns/staff/staff-withdrawals.contract.ts'
import { Withdrawal } from './sales/returns/statements/withdrawals.contract.ts'
import { Method } from './sales/shipping/delivery.contract.ts'
import { HomeSectionResponse } from './storefront/home-page/sections/sections.contract.ts'
import { MarkdownBlock, MarkdownRun } from './ui/markdown/markdown.contract.ts'

/** Returns the parts of the API reference that contracts do not contain, with the events of extensions. */
export const describeApi = ({ extensions }: Pick<Services, 'extensions'>): ApiDescription => ({
  ...DESCRIPTION,
  events: [...DESCRIPTION.events, ...eventTypesOf(extensions.listed)],
})

const DESCRIPTION: ApiDescription = {
  schemas: {
    ...{ Product, ProductOfPage, ProductCard: CardResponse, Variant, VariantImage, SalePrice, Collection },
    ...{
      Review,
      OwnReview,
      StaffReview,
      CatalogueImport,
      HomeSection: HomeSectionResponse,
      MarkdownBlock,
      MarkdownRun,
    },
    ...{ Order, OrderLine, OrderStep, StaffOrder, Tax, Payment, Refund, PaymentsState, Withdrawal, StaffWithdrawal },
    ...{ User, UserWithToken, CartItem, Thread, ShippingMethod: Method },
  },
  events: EVENT_TYPES.map((event) => ({ ...event, example: EVENT_EXAMPLES[event.type] })),
  examples: API_EXAMPLES,
  changes: [
    {
      on: '2026-11-29',
      change:
        'Bulk actions do not delete products that were ordered. `DELETE /api/product/{slug}/` accepts `unless_ordered`.',
    },
    {
      on: '2026-11-28',
      change:
        'API keys, the header `Idempotency-Key`, and `GET /api/events/`. Payments have `kind`, `text` and `short_text`.',
    },
    {
      on: '2026-11-28',
      change:
        'The lists of orders, customers, products, stock movements and the activity log for staff accept `after`.',
    },
    {
      on: '2026-11-28',
      change: 'Orders for staff have `carrier_rate`, and `not_delivered` of a quote can have the reason `no_rate`.',
    },
    {
      on: '2026-11-28',
      change: 'This document is OpenAPI 3.1 and contains refusals, shared schemas, webhooks and examples.',
    },
  ],
}
