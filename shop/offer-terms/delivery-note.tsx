import { Truck, Undo2 } from 'lucide-react'
import * as texts from '#texts/offer-terms'
import { showPrice } from '../../lib/money.ts'
import { type CountryCode, countryName, HOME_COUNTRY } from '../../lib/places/countries.ts'
import type { OfferTerms } from './offer-terms.contract.ts'

interface DeliveryNoteProps {
  terms: OfferTerms
  /** The id of the variant that is looked at. */
  variant: number
}

/**
 * Says beside the button that buys what delivery of one piece costs, how long it takes, and until when it can be sent back: at home, else in
 * the first country that is served. Shows nothing while the shop does not sell.
 */
export default function DeliveryNote({ terms: { deliveries, returns }, variant }: DeliveryNoteProps) {
  const offered = deliveries.filter(({ variants }) => variants.includes(variant))
  const offer = offered.find(({ countries }) => countries.includes(HOME_COUNTRY)) ?? offered[0]
  const days = returns?.days
  if (!offer && !days) return null
  return (
    <ul className="mt-4 grid gap-1.5 text-muted text-pretty text-sm">
      {offer && (
        <li className="flex gap-2.5">
          <Truck aria-hidden="true" className="size-5 shrink-0" />
          {sayDelivery(offer)}
        </li>
      )}
      {days && (
        <li className="flex gap-2.5">
          <Undo2 aria-hidden="true" className="size-5 shrink-0" />
          {texts.daysToReturn(days, returns.is_free)}
        </li>
      )}
    </ul>
  )
}

function sayDelivery({ countries, price, ready_from, ready_to, way_from, way_to }: OfferTerms['deliveries'][number]) {
  const country = countryName((countries.includes(HOME_COUNTRY) ? HOME_COUNTRY : countries[0]) as CountryCode)
  const cost = Number(price) === 0 ? texts.freeDeliveryTo(country) : texts.deliveryTo(country, showPrice(price))
  return `${cost}, ${texts.withinDays(ready_from + way_from, ready_to + way_to)}`
}
