import { type PaymentMethods, paymentMethods } from '../../../../server/payments/payment-methods.ts'
import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import type { ManualMethod } from '../../../extension/payments.ts'
import { collectionMethod } from './collection/collection-method.server.ts'
import { transferMethod } from './transfer/transfer-method.server.ts'

/** The payment methods of the shop itself, in the order of the checkout. */
export const OWN_METHODS: readonly ManualMethod[] = [collectionMethod, transferMethod]

/**
 * Returns the registry with the methods of the extensions and those of the shop, in the order of the checkout.
 * @throws StartupError if two of them have one id
 */
export const openPaymentMethods = ({ payments }: Pick<Extensions, 'payments'>): PaymentMethods =>
  paymentMethods([...payments.methods, ...OWN_METHODS], (id) => payments.connected(id))
