import { CalendarCheck, Mail, Store, Truck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '#texts/sales/terms/offer-terms'
import { showPrice } from '../../../../lib/money.ts'
import { type CountryCode, countryName, HOME_COUNTRY } from '../../../../lib/places/countries.ts'
import type { OfferTerms } from './offer-terms.contract.ts'

interface DeliveryPromiseProps {
  terms: OfferTerms
  /** The id of the variant shown. */
  variant: number
}

/**
 * Price and delivery days of one piece in the shop's country or the first one served, and the return period. If it
 * cannot be delivered, its collection is shown. Gift cards are sent by e-mail.
 */
export default function DeliveryPromise({
  terms: { deliveries, collections, returns, is_emailed },
  variant,
}: DeliveryPromiseProps) {
  const offered = deliveries.filter(({ variants }) => variants.includes(variant))
  const offer = offered.find(({ countries }) => countries.includes(HOME_COUNTRY)) ?? offered[0]
  const collected = offer ? undefined : collections.find(({ variants }) => variants.includes(variant))
  const days = returns?.days ?? null
  if (!offer && !collected && !is_emailed && days === null) return null
  return (
    <ul aria-label={texts.deliveryAndReturns} className="mt-5 grid gap-2 text-pretty text-muted text-sm">
      {is_emailed && <Line icon={<Mail />}>{texts.sentByEmail}</Line>}
      {offer && (
        <>
          <Line icon={<Truck />}>{priceOf(offer)}</Line>
          <Line icon={<CalendarCheck />}>
            {texts.deliveredIn(offer.ready_from + offer.way_from, offer.ready_to + offer.way_to)}
          </Line>
        </>
      )}
      {collected && (
        <>
          <Line icon={<Store />}>{texts.collectionOnly(collected.price)}</Line>
          <Line icon={<CalendarCheck />}>{texts.readyIn(collected.ready_from, collected.ready_to)}</Line>
        </>
      )}
      {days !== null && <Line icon={<Undo2 />}>{texts.daysToReturn(days, returns?.is_free === true)}</Line>}
    </ul>
  )
}

function priceOf({ countries, price, free_from }: OfferTerms['deliveries'][number]): string {
  const country = countryName((countries.includes(HOME_COUNTRY) ? HOME_COUNTRY : countries[0]) as CountryCode)
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
