import * as texts from '#texts/sales/discounts/staff'
import { showPrice } from '../../../../lib/money.ts'
import { type CountryCode, countryName } from '../../../../lib/places/countries.ts'
import { showMoment } from '../../../../lib/texts/dates.ts'
import type { FormFieldResponse } from '../../../core/extensions/fields/form-fields.contract.ts'
import { normalizeCode } from '../discount-kinds.contract.ts'
import { keyOf } from './condition-fields.ts'
import type { TypedDiscount } from './read-discount-form.ts'

/** A collection or customer tag. */
interface Choice {
  id: number
  name: string
}

/** The choices of the form of a discount. */
export interface DiscountChoices {
  collections: readonly Choice[]
  tags: readonly Choice[]
  conditions: readonly { extension: string; name: string; label: string; fields: readonly FormFieldResponse[] }[]
}

const words = texts.describe

/** Describes the effect of a typed discount in one sentence. Fields with errors are left out. */
export function describeDiscount(
  typed: TypedDiscount,
  { collections, tags, conditions: own }: DiscountChoices,
): string {
  const { name: tag } = tags.find(({ id }) => String(id) === typed.tag) ?? {}
  const chosen = typed.condition && own.find((one) => keyOf(one) === keyOf(typed.condition ?? one))
  const code = normalizeCode(typed.code)
  const withCode = code === '' ? words.withSingleUseCodes : words.withCode(code)
  const benefit = `${benefitOf(typed, collections)} ${typed.is_automatic ? words.withoutCode : withCode}`
  const conditions = [
    priceOf(typed.minimum, words.minimum),
    countOf(typed.minimum_pieces, words.pieces),
    typed.countries.length > 0 && words.countries(typed.countries.map((country: CountryCode) => countryName(country))),
    typed.is_for_first_order && words.firstOrder,
    tag !== undefined && words.tagged(tag),
    countOf(typed.max_uses_per_customer, words.perCustomer),
    countOf(typed.max_uses, words.total),
    momentOf(typed.starts_at, words.from),
    momentOf(typed.ends_at, words.until),
    chosen && words.ownCondition(chosen.label),
    typed.combines && words.combines,
    typed.is_announced && !typed.is_automatic && words.announced,
    !typed.is_active && words.inactive,
  ]
  return words.sentence(
    benefit,
    conditions.filter((one) => typeof one === 'string'),
  )
}

function benefitOf(
  { kind, value, scope, products, collections, excludes_reduced }: TypedDiscount,
  all: readonly Choice[],
) {
  const chosen = all.filter(({ id }) => collections.includes(String(id))).map(({ name }) => name)
  const targets = {
    everything: words.onEverything,
    products: words.onProducts(products.length),
    collections: words.onCollections(chosen),
  }
  const goods = targets[scope] + (excludes_reduced ? words.notReduced : '')
  const isLimited = scope !== 'everything' || excludes_reduced
  if (kind === 'free_shipping') return words.freeShipping + (isLimited ? words.forOrdersWith(goods) : '')
  const number = /^\d+(\.\d+)?$/.test(value) ? value : undefined
  const shown = kind === 'percentage' ? number && `${Number(number)} %` : number && showPrice(number)
  return `${words.off(shown ?? words.unknownAmount)} ${goods}`
}

const priceOf = (price: string, say: (price: string) => string) =>
  /^\d+(\.\d+)?$/.test(price) && Number(price) > 0 && say(showPrice(price))

const countOf = (count: string, say: (count: string) => string) => /^[1-9]\d*$/.test(count) && say(count)

const momentOf = (moment: string, say: (moment: string) => string) =>
  moment !== '' && !Number.isNaN(Date.parse(moment)) && say(showMoment(moment))
