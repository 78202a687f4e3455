import type { SellingDetails } from '../../../../lib/shop-identity.ts'
import type { PaymentMethod } from '../../../../server/payments/payment-method.ts'
import type { PaymentMethods } from '../../../../server/payments/payment-methods.ts'
import type { PaymentProvider } from '../../../../server/payments/payment-provider.ts'

/** A payment method that customers can choose for an order, with its provider if it has one. */
export interface OfferedPaymentMethod {
  method: PaymentMethod
  provider: PaymentProvider | undefined
}

/** Returns the payment methods that customers can choose for an order, in the order of the checkout. */
export function methodsForOrder(
  methods: PaymentMethods,
  selling: SellingDetails,
  order: { isCollection: boolean; cents: number },
): OfferedPaymentMethod[] {
  const connected = new Map(methods.online().map(({ method, provider }) => [method.id, provider]))
  return methods.registered.flatMap((method): OfferedPaymentMethod[] => {
    if (method.kind !== 'online') return method.isOffered(selling, order) ? [{ method, provider: undefined }] : []
    const provider = connected.get(method.id)
    const isOffered = selling.online !== null && provider !== undefined && isWithin(provider, order.cents)
    return isOffered ? [{ method, provider }] : []
  })
}

const isWithin = ({ limits }: PaymentProvider, cents: number) => cents >= limits.minCents && cents <= limits.maxCents

/** Returns the names of the providers that customers can pay with; empty if none is connected or offered. */
export const providerNames = (methods: PaymentMethods, { online }: Pick<SellingDetails, 'online'>): string[] =>
  online === null ? [] : methods.online().map(({ provider }) => provider.label)
