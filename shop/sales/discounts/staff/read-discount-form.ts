import { countForApi, priceForApi } from '../../../../lib/forms/typed-numbers.ts'
import { fromShopTime } from '../../../../lib/texts/shop-time.ts'
import type { DiscountKind, DiscountScope } from '../discount-kinds.contract.ts'
import { readConditionFields } from './condition-fields.ts'

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
    excludes_reduced: form.has('excludes_reduced'),
    minimum: price('minimum'),
    minimum_pieces: count('minimum_pieces'),
    countries: all('countries') as never[],
    is_for_first_order: form.has('is_for_first_order'),
    tag: text('tag'),
    max_uses: count('max_uses'),
    max_uses_per_customer: count('max_uses_per_customer'),
    starts_at: moment('starts_at'),
    ends_at: moment('ends_at'),
    is_announced: form.has('is_announced'),
    condition: readConditionFields(form),
    is_active: form.has('is_active'),
  }
}

export type TypedDiscount = ReturnType<typeof readDiscountForm>
