import type { PaymentMethod } from '../../../../server/payments/payment-method.ts'
import { collectionMethod } from './collection/collection-method.server.ts'
import { stripeMethod } from './stripe/stripe-method.server.ts'
import { transferMethod } from './transfer/transfer-method.server.ts'

/** All payment methods, in the order of the checkout. */
export const REGISTERED_METHODS: readonly PaymentMethod[] = [stripeMethod, collectionMethod, transferMethod]
