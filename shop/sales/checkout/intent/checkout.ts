import { texts } from '#texts/sales/checkout/intent'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'

/**
 * The message of a shop without a payment provider, which is `disabled`; docs/decisions/0053 describes how to add
 * one.
 */
export const CHECKOUT = localizedConstant(
  () =>
    ({
      disabled: texts.checkingOutIsTemporarilyDisabled,
    }) as const,
)
