import { texts } from '#texts/sales/payments/methods'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'

/** How payments by gift cards store their method. The ledger of gift cards has the role of the provider. */
export const GIFT_CARD_METHOD = localizedConstant(
  () => ({ method: 'gift_card', method_text: texts.giftCard, provider: 'gift_card' }) as const,
)
