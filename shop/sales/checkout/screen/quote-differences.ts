import { texts as amounts } from '#texts/catalog/pricing'
import { texts } from '#texts/sales/checkout'
import { texts as giftCardTexts } from '#texts/sales/gift-cards'
import { showPrice } from '../../../../lib/money.ts'
import { showWeekday } from '../../../../lib/texts/dates.ts'
import { titleOfVariant } from '../../../../lib/variant-title.ts'
import { amountOff } from '../../discounts/lines/discount-lines.tsx'
import type { OrderDiscount } from '../../discounts/order-discount.contract.ts'
import type { CheckoutQuote } from '../checkout.contract.ts'

/** Returns the differences between two quotes as sentences, line by line. */
export function quoteDifferences(before: CheckoutQuote, now: CheckoutQuote): string[] {
  const called = ({ title, variant_name }: CheckoutQuote['lines'][number]) => titleOfVariant(title, variant_name)
  const lines = before.lines.flatMap((line) => {
    const same = now.lines.find(({ variant }) => variant === line.variant)
    if (!same) return [absenceReason(now, line.variant, called(line))]
    const is = (was: string, is: string) =>
      was === is ? [] : [texts.priceChanged(called(line), showPrice(was), showPrice(is))]
    return [
      ...(line.quantity === same.quantity ? [] : [texts.quantityChanged(called(line), line.quantity, same.quantity)]),
      ...is(line.unit_price, same.unit_price),
    ]
  })
  const isCollected = now.methods.find(({ id }) => id === now.method)?.is_collection === true
  const shown = (price: string) => (price === '0.00' ? amounts.free : showPrice(price))
  const others = [
    [isCollected ? texts.collection : texts.delivery, before.delivery, now.delivery],
    [amounts.total, before.total, now.total],
  ] as const
  const latest = ({ methods, method }: CheckoutQuote) => methods.find(({ id }) => id === method)?.latest ?? ''
  const isLater = latest(now) > latest(before)
  return [
    ...lines,
    ...(isLater ? [texts.arrivalChanged(showWeekday(latest(before)), showWeekday(latest(now)))] : []),
    ...discountDifferences(before.discounts, now.discounts),
    ...(now.paid_by_gift_cards === before.paid_by_gift_cards || now.total !== before.total
      ? []
      : [giftCardTexts.balanceChanged]),
    ...others.flatMap(([name, was, is]) => (was === is ? [] : [texts.priceChanged(name, shown(was), shown(is))])),
  ]
}

/** Compares discounts by name. Of several with one name, those with equal amounts belong together. */
function discountDifferences(before: CheckoutQuote['discounts'], now: CheckoutQuote['discounts']): string[] {
  const isSame = (one: OrderDiscount, other: OrderDiscount) =>
    one.name === other.name && amountOff(one) === amountOff(other)
  const left = [...now]
  const take = (found: (one: OrderDiscount) => boolean) => {
    const place = left.findIndex(found)
    return place < 0 ? undefined : left.splice(place, 1)[0]
  }
  const changed = before.filter((discount) => !take((one) => isSame(one, discount)))
  return [
    ...changed.map((discount) => {
      const other = take(({ name }) => name === discount.name)
      return other
        ? texts.discountChanged(discount.name, showPrice(amountOff(discount)), showPrice(amountOff(other)))
        : texts.discountEnded(discount.name)
    }),
    ...left.map(({ name }) => texts.discountStarted(name)),
  ]
}

/** Returns why a line is missing from a quote: no longer for sale, refused, or removed from the cart. */
function absenceReason({ gone, refused }: CheckoutQuote, variant: number, called: string): string {
  if (gone.includes(variant)) return texts.notForSale(called)
  const why = refused.find((line) => line.variant === variant)?.why
  return why === undefined ? texts.notInCart(called) : texts.withReason(called, why)
}
