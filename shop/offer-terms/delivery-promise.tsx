import { CalendarCheck, Truck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import * as texts from '#texts/offer-terms'
import { showPrice } from '../../lib/money.ts'
import { countryName, HOME_COUNTRY } from '../../lib/places/countries.ts'
import type { OfferTerms } from './offer-terms.contract.ts'

interface DeliveryPromiseProps {
  terms: OfferTerms
  /** The id of the one that is looked at. */
  variant: number
}

/** Tells, beside the button that buys, what the delivery of one piece within the shop's country costs, how long it takes, and how long one may change one's mind. */
export default function DeliveryPromise({ terms: { deliveries, returns }, variant }: DeliveryPromiseProps) {
  const home = deliveries.find(
    ({ countries, variants }) => countries.includes(HOME_COUNTRY) && variants.includes(variant),
  )
  const days = returns?.days ?? null
  if (!home && days === null) return null
  return (
    <ul aria-label={texts.deliveryAndReturns} className="mt-5 grid gap-2 text-muted text-sm">
      {home && (
        <>
          <Line icon={<Truck />}>{priceOf(home)}</Line>
          <Line icon={<CalendarCheck />}>
            {texts.withYouIn(home.ready_from + home.way_from, home.ready_to + home.way_to)}
          </Line>
        </>
      )}
      {days !== null && <Line icon={<Undo2 />}>{texts.daysToReturn(days, returns?.is_free === true)}</Line>}
    </ul>
  )
}

function priceOf({ price, free_from }: OfferTerms['deliveries'][number]): string {
  const country = countryName(HOME_COUNTRY)
  if (Number(price) === 0) return texts.freeDeliveryIn(country)
  return texts.deliveryIn(country, showPrice(price), free_from === null ? null : showPrice(free_from))
}

function Line({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-2.5">
      <span aria-hidden="true" className="flex-none [&>svg]:size-4.5">
        {icon}
      </span>
      {children}
    </li>
  )
}
