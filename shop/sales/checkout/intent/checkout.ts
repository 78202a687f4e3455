import * as texts from '#texts/sales/checkout/intent'

/** What takes the money. `disabled` is what shoppers are told while nothing does; docs/decisions/0053 says how a provider is to be added. */
export const CHECKOUT = {
  disabled: texts.checkingOutIsTemporarilyDisabled,
} as const
