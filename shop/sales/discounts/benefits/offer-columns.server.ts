import type { z } from 'zod'
import { toPrice } from '../../../../lib/money.ts'
import type { ResponseErrors } from '../../../../server/http/refusal.ts'
import type { DiscountForm } from '../discount-form.contract.ts'
import type { DiscountColumns } from '../discounts-admin-store.server.ts'
import type { OFFER_ITEM } from './offer-form.contract.ts'
import { NO_TERMS } from './offer-terms.ts'

type OfferColumns = Pick<DiscountColumns, keyof typeof NO_TERMS | 'get_scope' | 'get_collections' | 'get_products'>

const NO_OFFER: OfferColumns = { ...NO_TERMS, get_scope: 'same', get_collections: [], get_products: [] }

/** Returns the ids of a list once, in ascending order. */
export const sortedIds = (given: readonly number[]): number[] =>
  [...new Set(given)].toSorted((one, other) => one - other)

/** Returns the terms of a form. Those that don't matter for its kind have their defaults. */
export function offerColumnsOf(form: DiscountForm): OfferColumns {
  const { kind, tiers, tier_unit, tiers_per, max_sets, bundle_of, get_scope } = form
  switch (kind) {
    case 'quantity_tiers':
      return { ...NO_OFFER, tiers, tier_unit, tiers_per }
    case 'buy_x_get_y':
      return {
        ...NO_OFFER,
        ...{
          buy_pieces: form.buy_pieces,
          get_pieces: form.get_pieces,
          get_rate: form.get_percent,
          get_scope,
          max_sets,
        },
        get_collections: get_scope === 'collections' ? sortedIds(form.get_collections) : [],
        get_products: get_scope === 'products' ? sortedIds(form.get_products) : [],
      }
    case 'bundle_price':
      return {
        ...NO_OFFER,
        ...{ bundle_cents: form.bundle_price, bundle_of, max_sets },
        buy_pieces: bundle_of === 'any' ? form.bundle_pieces : 0,
      }
    default:
      return NO_OFFER
  }
}

/** Returns the errors of the terms by field. */
export function offerErrorsOf(columns: DiscountColumns): ResponseErrors {
  switch (columns.kind) {
    case 'quantity_tiers':
      return tierErrorsOf(columns)
    case 'buy_x_get_y':
      return {
        ...(columns.buy_pieces < 1 && { buy_pieces: ['Enter at least 1 piece.'] }),
        ...(columns.get_pieces < 1 && { get_pieces: ['Enter at least 1 piece.'] }),
        ...(isNoPercentage(columns.get_rate) && { get_percent: ['Enter a percentage from 0.01 to 100.'] }),
        ...emptyGetScope(columns),
      }
    case 'bundle_price':
      return {
        ...(columns.bundle_cents < 1 && { bundle_price: ['Enter an amount of at least 0.01.'] }),
        ...(columns.bundle_of === 'any' && columns.buy_pieces < 2 && { bundle_pieces: ['Enter at least 2 pieces.'] }),
        ...(columns.bundle_of === 'each' && partsError(columns)),
      }
    default:
      return {}
  }
}

function tierErrorsOf({ tiers, tier_unit }: DiscountColumns): ResponseErrors {
  if (tiers.length === 0) return { tiers: ['Enter at least one tier.'] }
  const errors = tiers.map(({ pieces, value }, place): ResponseErrors => {
    const before = tiers[place - 1]
    if (before && pieces <= before.pieces) return { pieces: ['Enter more pieces than in the tier above.'] }
    if (tier_unit === 'percent' && isNoPercentage(value)) return { value: ['Enter a percentage from 0.01 to 100.'] }
    return value < 1 ? { value: ['Enter an amount of at least 0.01.'] } : {}
  })
  return errors.some((own) => Object.keys(own).length > 0) ? { tiers: errors } : {}
}

const isNoPercentage = (rate: number) => rate < 1 || rate > 10_000

function emptyGetScope({ get_scope, get_collections, get_products }: DiscountColumns): ResponseErrors {
  if (get_scope === 'collections' && get_collections.length === 0)
    return { get_collections: ['Choose at least one collection.'] }
  return get_scope === 'products' && get_products.length === 0 ? { get_products: ['Choose at least one product.'] } : {}
}

function partsError({ scope, products, variants }: DiscountColumns): ResponseErrors {
  const parts = scope === 'products' ? products : scope === 'variants' ? variants : undefined
  if (!parts) return { bundle_of: ['Choose “Products” or “Variants” under “Applies to”.'] }
  return parts.length < 2 ? { [scope]: ['Choose at least 2.'] } : {}
}

/** Converts stored terms to their API form. */
export function offerItemOf(row: OfferColumns & Pick<DiscountColumns, 'kind'>): OfferItem {
  const { tiers, tier_unit, tiers_per, get_pieces, get_rate, get_scope, get_collections, get_products } = row
  return {
    tiers: tiers.map(({ pieces, value }) => ({ pieces, value: toPrice(value) })),
    ...{ tier_unit, tiers_per, get_pieces, get_scope, get_collections, get_products },
    ...{ bundle_of: row.bundle_of, max_sets: row.max_sets },
    buy_pieces: row.kind === 'buy_x_get_y' ? row.buy_pieces : 0,
    bundle_pieces: row.kind === 'bundle_price' ? row.buy_pieces : 0,
    get_percent: toPrice(get_rate),
    bundle_price: toPrice(row.bundle_cents),
  }
}

type OfferItem = z.output<z.ZodObject<typeof OFFER_ITEM>>

/** Converts terms to the values of the audit log; null for those of another kind. */
export function auditedOffer(columns: DiscountColumns) {
  const item = offerItemOf(columns)
  const isTiers = columns.kind === 'quantity_tiers'
  const isSet = columns.kind === 'buy_x_get_y'
  const isBundle = columns.kind === 'bundle_price'
  return {
    tiers: isTiers ? item.tiers.map(({ pieces, value }) => `${pieces}: ${value}`).join('; ') : null,
    tier_unit: isTiers ? item.tier_unit : null,
    tiers_per: isTiers ? item.tiers_per : null,
    buy_pieces: isSet ? item.buy_pieces : null,
    get_pieces: isSet ? item.get_pieces : null,
    get_percent: isSet ? item.get_percent : null,
    get_scope: isSet ? item.get_scope : null,
    get_collections: item.get_collections,
    get_products: item.get_products,
    bundle_price: isBundle ? item.bundle_price : null,
    bundle_of: isBundle ? item.bundle_of : null,
    bundle_pieces: isBundle && item.bundle_of === 'any' ? item.bundle_pieces : null,
    max_sets: item.max_sets,
  }
}
