import * as texts from '#texts/checkout'
import { showPrice } from '../../../lib/money.ts'
import { showWeekday } from '../../../lib/texts/dates.ts'
import { titleOfVariant } from '../../catalogue/only-variant.ts'
import type { CheckoutQuote } from '../checkout.contract.ts'

/** Says, line by line, in what a quote differs from the one that was shown before. */
export function quoteDifferences(before: CheckoutQuote, now: CheckoutQuote): string[] {
  const called = ({ title, variant_name }: CheckoutQuote['lines'][number]) => titleOfVariant(title, variant_name)
  const lines = before.lines.flatMap((line) => {
    const same = now.lines.find(({ variant }) => variant === line.variant)
    if (!same) return [texts.isGone(called(line))]
    const is = (was: string, is: string) =>
      was === is ? [] : [texts.costsNow(called(line), showPrice(was), showPrice(is))]
    return is(line.unit_price, same.unit_price)
  })
  const others = [
    [texts.delivery, before.delivery, now.delivery],
    [texts.total, before.total, now.total],
  ] as const
  const latest = ({ methods, method }: CheckoutQuote) => methods.find(({ id }) => id === method)?.latest ?? ''
  const isLater = latest(now) > latest(before)
  return [
    ...lines,
    ...(isLater ? [texts.comesLater(showWeekday(latest(before)), showWeekday(latest(now)))] : []),
    ...others.flatMap(([name, was, is]) => (was === is ? [] : [texts.costsNow(name, showPrice(was), showPrice(is))])),
  ]
}
