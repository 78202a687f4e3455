import { texts } from '#texts/sales/discounts/staff'
import { showPrice } from '../../../../lib/money.ts'
import { type CountryCode, countryName } from '../../../../lib/places/countries.ts'
import { showMoment } from '../../../../lib/texts/dates.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
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
  methods: readonly (Choice & { zone: string })[]
  conditions: readonly { extension: string; name: string; label: string; fields: readonly FormFieldResponse[] }[]
}

const words = localizedConstant(() => texts.describe)

/** Describes the effect of a typed discount in one sentence. Fields with errors are left out. */
export function describeDiscount(typed: TypedDiscount, choices: DiscountChoices): string {
  const { tags, conditions: own } = choices
  const { name: tag } = tags.find(({ id }) => String(id) === typed.tag) ?? {}
  const chosen = typed.condition && own.find((one) => keyOf(one) === keyOf(typed.condition ?? one))
  const code = normalizeCode(typed.code)
  const withCode = code === '' ? words.withSingleUseCodes : words.withCode(code)
  const benefit = `${benefitOf(typed, choices)} ${typed.is_automatic ? words.withoutCode : withCode}`
  const conditions = [
    countOf(typed.max_sets, words.maxSets),
    priceOf(typed.minimum, words.minimum),
    countOf(typed.minimum_pieces, words.pieces),
    typed.countries.length > 0 && words.countries(typed.countries.map((country: CountryCode) => countryName(country))),
    typed.is_for_first_order && words.firstOrder,
    tag !== undefined && words.tagged(tag),
    typed.is_for_named && words.named(typed.customers.length),
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

function benefitOf(typed: TypedDiscount, { collections, methods }: DiscountChoices): string {
  const { kind, value, scope, excludes_reduced } = typed
  const goods = goodsOf(scope, typed, collections) + (excludes_reduced ? words.notReduced : '')
  switch (kind) {
    case 'free_shipping': {
      const isLimited = scope !== 'everything' || excludes_reduced
      const chosen = methods.filter(({ id }) => typed.methods.includes(String(id))).map(({ name }) => name)
      const by = typed.methods.length > 0 ? words.byMethods(chosen) : ''
      return words.freeShipping + by + (isLimited ? words.forOrdersWith(goods) : '')
    }
    case 'quantity_tiers':
      return words.tiers(typed.tiers.map(tierOf(typed)), goods, typed.tiers_per === 'product')
    case 'buy_x_get_y':
      return setOf(typed, goods, collections)
    case 'bundle_price': {
      const price = shownPrice(typed.bundle_price)
      if (typed.bundle_of === 'each') return words.oneOfEach(goods, price)
      return words.bundle(words.pieceCount(typed.bundle_pieces), goods, price)
    }
    default:
      return words.onGoods(words.off(kind === 'percentage' ? shownPercent(value) : shownPrice(value)), goods)
  }
}

type Targets = Pick<TypedDiscount, 'collections' | 'products' | 'variants'>

function goodsOf(
  scope: TypedDiscount['scope'],
  { collections, products, variants }: Targets,
  all: readonly Choice[],
): string {
  const chosen = all.filter(({ id }) => collections.includes(String(id))).map(({ name }) => name)
  return {
    everything: words.onEverything,
    products: words.onProducts(products.length),
    collections: words.onCollections(chosen),
    variants: words.onVariants(variants.length),
  }[scope]
}

const tierOf =
  ({ tier_unit }: TypedDiscount) =>
  ({ pieces, value }: TypedDiscount['tiers'][number]) =>
    words.fromPieces(
      isCount(pieces) ? pieces : words.unknownAmount,
      tier_unit === 'amount' ? words.offEach(shownPrice(value)) : words.off(shownPercent(value)),
    )

function setOf(typed: TypedDiscount, goods: string, collections: readonly Choice[]): string {
  const { get_scope, get_percent, get_collections, get_products } = typed
  const pieces = words.pieceCount(typed.get_pieces)
  const others = { collections: get_collections, products: get_products, variants: [] }
  const got =
    get_scope === 'collections' || get_scope === 'products'
      ? words.ofOthers(pieces, goodsOf(get_scope, others, collections))
      : pieces
  const isFree = isDecimal(get_percent) && Number(get_percent) === 100
  const reduced = isFree ? words.free(got) : words.reducedBy(got, percentNumber(get_percent))
  return words.buyAndGet(words.pieceCount(typed.buy_pieces), goods, reduced)
}

const isDecimal = (typed: string) => /^\d+(\.\d+)?$/.test(typed)
const isCount = (typed: string) => /^[1-9]\d*$/.test(typed)
const shownPrice = (typed: string) => (isDecimal(typed) ? showPrice(typed) : words.unknownAmount)
const percentNumber = (typed: string) => (isDecimal(typed) ? String(Number(typed)) : words.unknownAmount)
const shownPercent = (typed: string) => (isDecimal(typed) ? `${Number(typed)} %` : words.unknownAmount)

const priceOf = (price: string, say: (price: string) => string) =>
  isDecimal(price) && Number(price) > 0 && say(showPrice(price))

const countOf = (count: string, say: (count: string) => string) => isCount(count) && say(count)

const momentOf = (moment: string, say: (moment: string) => string) =>
  moment !== '' && !Number.isNaN(Date.parse(moment)) && say(showMoment(moment))
