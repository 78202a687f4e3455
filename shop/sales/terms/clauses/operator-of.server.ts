import { texts } from '#texts/sales/terms'
import type { ShopIdentity } from '../../../../lib/shop-identity.ts'
import type { PaymentMethods } from '../../../../server/payments/payment-methods.ts'
import { providerNames } from '../../payments/methods/methods-for-order.server.ts'
import type { Operator } from './operator.ts'

/** Returns the operator as the terms in the current language name it. */
export const operatorOf = (
  { name, legal, selling }: Pick<ShopIdentity, 'name' | 'legal' | 'selling'>,
  methods: PaymentMethods,
): Operator => ({
  shop: name,
  isSelling: selling.isOpen,
  recomputesOffers: selling.recomputesOffers,
  paysWith: texts.providers(providerNames(methods, selling)),
  ...legal,
})
