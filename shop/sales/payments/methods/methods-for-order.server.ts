import type { SellingDetails } from '../../../../lib/shop-identity.ts'
import type { PaymentMethods } from '../../../../server/payments/payment-methods.ts'
import type { PaymentProvider } from '../../../extension/payment-provider.ts'
import type { OnlineMethod, PaymentMethod } from '../../../extension/payments.ts'

type Ordered = Pick<SellingDetails, 'methods'>
type Switched = Pick<SellingDetails, 'online' | 'methods'>

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
  return inOrder(methods.registered, selling).flatMap((method): OfferedPaymentMethod[] => {
    if (method.kind !== 'online') return method.isOffered(selling, order) ? [{ method, provider: undefined }] : []
    const provider = connected.get(method.id)
    const isOffered = isSwitchedOn(method, selling) && provider !== undefined && isWithin(provider, order.cents)
    return isOffered ? [{ method, provider }] : []
  })
}

/** Sorts payment methods as the owner has set; others follow in the order of their registration. */
export function inOrder(registered: readonly PaymentMethod[], { methods: { order } }: Ordered): PaymentMethod[] {
  const place = ({ id }: PaymentMethod) => (order.includes(id) ? order.indexOf(id) : order.length)
  return registered.toSorted((one, other) => place(one) - place(other))
}

/** Returns whether the owner offers an online method. */
export const isSwitchedOn = ({ id }: OnlineMethod, { online, methods }: Switched): boolean =>
  online !== null && !methods.off.includes(id)

const isWithin = ({ limits }: PaymentProvider, cents: number) => cents >= limits.minCents && cents <= limits.maxCents

/** Returns the names of the providers that customers can pay with; empty if none is connected or offered. */
export const providerNames = (methods: PaymentMethods, selling: Switched): string[] =>
  methods.online().flatMap(({ method, provider }) => (isSwitchedOn(method, selling) ? [provider.label] : []))
