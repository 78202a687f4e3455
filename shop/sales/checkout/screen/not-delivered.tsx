import { texts } from '#texts/sales/checkout'
import { countryName } from '../../../../lib/places/countries.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import type { CheckoutQuote } from '../checkout.contract.ts'

const WHY = localizedConstant(() => ({
  not_served: texts.weDontDeliver,
  too_heavy: texts.tooHeavy,
  no_rate: texts.noMethodForParcel,
}))

/** States that nothing can be delivered to a country, before the customer enters anything. */
export function NotDelivered({ quote: { not_delivered, country, methods } }: { quote: CheckoutQuote }) {
  if (!not_delivered) return null
  const place = countryName(country)
  return (
    <p role="status" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
      {WHY[not_delivered.reason](place)}
      {methods.length > 0 && ` ${texts.canBeCollected}`}
    </p>
  )
}
