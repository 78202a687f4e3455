/**
 * How the money of a payment method arrives. It is stored with each payment, so that it is known after the method is
 * removed.
 * - `online`: a provider receives and refunds it
 * - `sent`: the customer sends it, so it can arrive late or twice, and a refund needs the customer's account
 * - `in_person`: the shop receives it when it hands over the goods, after it has prepared them
 */
export const PAYMENT_KINDS = ['online', 'sent', 'in_person'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]
