import { texts } from '#texts/sales/checkout/intent'

/**
 * The message of a shop without a payment provider, which is `disabled`; docs/decisions/0053 describes how to add
 * one.
 */
export const CHECKOUT = {
  disabled: texts.checkingOutIsTemporarilyDisabled,
} as const
