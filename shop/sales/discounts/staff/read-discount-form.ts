import { countForApi, priceForApi } from '../../../../lib/forms/typed-numbers.ts'
import { fromShopTime } from '../../../../lib/texts/shop-time.ts'
import type {
  BundleRule,
  DiscountKind,
  DiscountScope,
  GetScope,
  TiersPer,
  TierUnit,
} from '../discount-kinds.contract.ts'
import { readConditionFields } from './condition-fields.ts'

/** The choice of named customers in the field of the customer tag. */
export const NAMED = 'named'

/** Reads the form of a discount. Hidden fields are empty; the server validates the values. */
export function readDiscountForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const all = (name: string) => form.getAll(name).map(String)
  const price = (name: string) => (text(name).trim() === '' ? '' : priceForApi(text(name)))
  const count = (name: string) => (text(name).trim() === '' ? '' : countForApi(text(name)))
  const moment = (name: string) => fromShopTime(text(name)) ?? text(name)
  return {
    name: text('name'),
    kind: text('kind') as DiscountKind,
    value: price('value'),
    is_automatic: text('is_automatic') === 'true',
    code: text('code'),
    combines: form.has('combines'),
    scope: text('scope') as DiscountScope,
    collections: all('collections'),
    products: all('products'),
    variants: all('variants'),
    tiers: tiersOf(form),
    tier_unit: (text('tier_unit') || undefined) as TierUnit | undefined,
    tiers_per: (text('tiers_per') || undefined) as TiersPer | undefined,
    buy_pieces: count('buy_pieces'),
    get_pieces: count('get_pieces'),
    get_percent: price('get_percent'),
    get_scope: (text('get_scope') || undefined) as GetScope | undefined,
    get_collections: all('get_collections'),
    get_products: all('get_products'),
    bundle_price: price('bundle_price'),
    bundle_of: (text('bundle_of') || undefined) as BundleRule | undefined,
    bundle_pieces: count('bundle_pieces'),
    max_sets: count('max_sets'),
    excludes_reduced: form.has('excludes_reduced'),
    minimum: price('minimum'),
    minimum_pieces: count('minimum_pieces'),
    countries: all('countries') as never[],
    is_for_first_order: form.has('is_for_first_order'),
    tag: text('tag') === NAMED ? '' : text('tag'),
    is_for_named: text('tag') === NAMED,
    customers: all('customers'),
    methods: all('methods'),
    max_uses: count('max_uses'),
    max_uses_per_customer: count('max_uses_per_customer'),
    starts_at: moment('starts_at'),
    ends_at: moment('ends_at'),
    is_announced: form.has('is_announced'),
    condition: readConditionFields(form),
    is_active: form.has('is_active'),
  }
}

/** Returns the typed tiers without empty ones at the end. */
function tiersOf(form: FormData): { pieces: string; value: string }[] {
  const tiers: { pieces: string; value: string }[] = []
  for (let index = 0; form.has(`tiers[${index}][pieces]`); index += 1) {
    const typed = (name: string) => String(form.get(`tiers[${index}][${name}]`) ?? '').trim()
    const [pieces, value] = [typed('pieces'), typed('value')]
    tiers.push({ pieces: countForApi(pieces), value: value === '' ? '' : priceForApi(value) })
  }
  return tiers.slice(0, tiers.findLastIndex(({ pieces, value }) => pieces !== '' || value !== '') + 1)
}

export type TypedDiscount = ReturnType<typeof readDiscountForm>
