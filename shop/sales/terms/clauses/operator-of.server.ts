import type { ShopIdentity } from '../../../../lib/shop-identity.ts'
import { allOf } from '../../../../lib/texts/en.ts'
import type { PaymentMethods } from '../../../../server/payments/payment-methods.ts'
import { providerNames } from '../../payments/methods/methods-for-order.server.ts'
import type { Operator } from './operator.ts'

/** Returns the operator as the terms name it. */
export const operatorOf = (
  { name, legal, selling }: Pick<ShopIdentity, 'name' | 'legal' | 'selling'>,
  methods: PaymentMethods,
): Operator => ({
  shop: name,
  isSelling: selling.isOpen,
  paysWith: allOf(providerNames(methods, selling)),
  ...legal,
})
