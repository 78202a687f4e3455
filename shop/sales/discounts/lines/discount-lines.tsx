import { texts } from '#texts/sales/discounts/lines'
import { showPrice, toCents, toPrice } from '../../../../lib/money.ts'
import { useOwnerLanguage } from '../../../ui/identity/shop-identity.ts'
import type { OrderDiscount } from '../order-discount.contract.ts'

/** Returns what a discount takes off goods and delivery, in euros. */
export const amountOff = ({ goods, delivery }: OrderDiscount): string => toPrice(toCents(goods) + toCents(delivery))

/** The name of a discount with its code. */
export function DiscountName({ of: { name, code }, className }: { of: OrderDiscount; className?: string }) {
  const lang = useOwnerLanguage()
  return (
    <span lang={lang} className={`wrap-anywhere ${className ?? ''}`}>
      {texts.discountNamed(name, code)}
    </span>
  )
}

/** An amount that is taken off. */
export const MinusPrice = ({ of }: { of: string }) => (
  <span className="flex-none tabular-nums">{texts.minus(showPrice(of))}</span>
)
