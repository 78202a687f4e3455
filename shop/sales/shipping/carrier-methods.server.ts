import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Extensions } from '../../core/extensions/open-extensions.server.ts'
import type { Extension } from '../../extension/extension.ts'
import type { Parcel, ShippingRate } from '../../extension/shipping.ts'
import type { DeliveryMethod } from './offered-methods.ts'

/** Ids of the API from here on belong to rates of carriers. */
const FIRST_ID = 2 ** 40
const PLACE = 'shipping rates'

const Days = z
  .object({ from: z.int().min(0).max(60), to: z.int().min(0).max(60) })
  .refine(({ from, to }) => from <= to, '`from` is greater than `to`.')
const Rates = z
  .array(
    z.object({
      id: z.string().regex(/^[a-z0-9_-]{1,40}$/),
      name: z.string().trim().min(1).max(80),
      cents: z.int().min(0).max(1_000_000),
      ready: Days.default({ from: 1, to: 2 }),
      transit: Days,
      isTracked: z.boolean().default(false),
    }),
  )
  .max(20)
  .refine((rates) => new Set(rates.map(({ id }) => id)).size === rates.length, 'Two rates have one id.')

/** The methods of carriers for a parcel. */
export interface CarrierMethods {
  parcel: Parcel
  methods: readonly DeliveryMethod[]
  /** All countries that the carriers serve (ISO 3166). */
  countries: readonly string[]
}

/** Returns whether any enabled extension is a carrier. */
export const hasCarriers = ({ enabled }: Extensions): boolean => enabled.some(({ shipping }) => shipping)

/**
 * Calls the carriers. Never called inside the transaction of an order. A failing carrier offers nothing.
 * @returns undefined without carriers
 */
export function carrierMethods(extensions: Extensions, parcel: Parcel): CarrierMethods | undefined {
  if (!hasCarriers(extensions)) return undefined
  const carriers = extensions.enabled.filter(({ shipping }) => shipping)
  return {
    parcel,
    methods: carriers.flatMap((extension) => methodsOf(extensions, extension, parcel)),
    countries: carriers.flatMap(({ shipping }) => shipping?.countries ?? []),
  }
}

/** Returns whether the rates are those of this parcel. */
export const areRatesOf = ({ parcel }: CarrierMethods, other: Parcel): boolean => isDeepStrictEqual(parcel, other)

function methodsOf(extensions: Extensions, extension: Extension, parcel: Parcel): DeliveryMethod[] {
  const { name, shipping } = extension
  if (!shipping?.countries.includes(parcel.country)) return []
  try {
    const returned: readonly ShippingRate[] = shipping.rates({ ...parcel }, extensions.contextOf(extension).settings())
    const read = Rates.safeParse(returned)
    if (!read.success) throw new Error(`The rates are invalid: ${z.prettifyError(read.error)}`)
    return read.data.map(({ id, name: title, cents, ready, transit, isTracked }) => ({
      ...{ id: idOf(`${name}:${id}`), carrier_rate: `${name}:${id}`, countries: [parcel.country], name: title },
      ...{ is_collection: false, brackets: [{ up_to: null, cents }], free_from_cents: null, place: '' },
      ...{ ready_from: ready.from, ready_to: ready.to, way_from: transit.from, way_to: transit.to },
      is_tracked: isTracked,
    }))
  } catch (error) {
    extensions.report(extension, PLACE, error)
    return []
  }
}

/** Derives the id of a rate in the API, which needs integers. */
const idOf = (rate: string): number => FIRST_ID + createHash('sha256').update(rate).digest().readUInt32BE()
