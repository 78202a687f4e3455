import type { CalendarDay } from './dates/calendar-day.ts'
import { type PromisedDates, promisedDates } from './dates/promised-dates.ts'
import type { PriceBracket } from './price-bracket.contract.ts'

/** A shipping method. */
export interface DeliveryMethod {
  id: number
  /** Extension and id of the rate of a carrier; undefined for methods of the shop. */
  carrier_rate?: string
  /** True for orders of gift cards only, which are sent by e-mail and need no delivery address. */
  is_emailed?: true
  /** The countries it serves; empty for collection in the shop. */
  countries: readonly string[]
  is_collection: boolean
  name: string
  /** In ascending order; the last one may have no upper limit. */
  brackets: readonly PriceBracket[]
  /** Free from this subtotal in cents; null for never. */
  free_from_cents: number | null
  ready_from: number
  ready_to: number
  way_from: number
  way_to: number
  is_tracked: boolean
  /** For collection: address and opening hours. */
  place: string
  /** The names of the translated texts; absent in the language of the owner. */
  translated?: string[]
}

/** The shop's dispatch days. */
export interface DeliveryDays {
  /** HH:MM in the shop's time zone. */
  cutOff: string
  closed: readonly { first: CalendarDay; last: CalendarDay }[]
}

export interface OfferedMethod extends PromisedDates {
  method: DeliveryMethod
  cents: number
  /** The amount in cents missing for free delivery; null if it is already or never free. */
  missing_to_free: number | null
}

/** Why no method is offered: the country is not served, the parcel is too heavy, or no carrier has a rate for it. */
export type NotOffered = { reason: 'not_served' | 'no_rate' } | { reason: 'too_heavy'; most: number }

interface Parcel {
  /** ISO 3166. */
  country: string
  grams: number
  goodsCents: number
  now: Date
}

/**
 * Finds the shipping methods for a parcel with price and dates, cheapest first, then fastest. Collection in the shop
 * is offered for every country.
 */
export function offeredMethods(
  methods: readonly DeliveryMethod[],
  { cutOff, closed }: DeliveryDays,
  { country, grams, goodsCents, now }: Parcel,
): { offered: OfferedMethod[]; notDelivered: NotOffered | null } {
  const available = methods.filter((method) => method.is_collection || method.countries.includes(country))
  const offered = available.flatMap((method): OfferedMethod[] => {
    const bracket = method.brackets.find(({ up_to }) => up_to === null || grams <= up_to)
    if (!bracket) return []
    const { free_from_cents } = method
    const isFree = free_from_cents !== null && goodsCents >= free_from_cents
    const dates = promisedDates({
      now,
      cutOff,
      closed,
      ready: { from: method.ready_from, to: method.ready_to },
      way: { from: method.way_from, to: method.way_to },
    })
    return [
      {
        method,
        cents: isFree ? 0 : bracket.cents,
        missing_to_free:
          free_from_cents === null || isFree || bracket.cents === 0 ? null : free_from_cents - goodsCents,
        ...dates,
      },
    ]
  })
  offered.sort(
    (one, other) =>
      Number(one.method.is_collection) - Number(other.method.is_collection) ||
      one.cents - other.cents ||
      one.latest.localeCompare(other.latest) ||
      one.method.id - other.method.id,
  )
  return {
    offered,
    notDelivered: offered.some(({ method }) => !method.is_collection) ? null : noDeliveryReason(available),
  }
}

function noDeliveryReason(available: readonly DeliveryMethod[]): NotOffered {
  const parcels = available.filter(({ is_collection }) => !is_collection)
  const most = parcels.map(({ brackets }) => brackets.at(-1)?.up_to ?? 0)
  return parcels.length === 0 ? { reason: 'not_served' } : { reason: 'too_heavy', most: Math.max(...most) }
}
