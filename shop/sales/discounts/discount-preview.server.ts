import { type RawBuilder, sql } from 'kysely'
import { toPrice } from '../../../lib/money.ts'
import type { Database } from '../../../server/db/open.ts'
import { VARIANT_PRICE_ALONE } from '../../catalog/pricing/variant-price.server.ts'
import { quoteWithDiscounts } from './apply-discounts.ts'
import { matchingProducts, placedProducts, rulesOfCollections } from './collection-scope.server.ts'
import type { CodeProblem, Discount, DiscountableLine } from './discount.ts'
import type { PreviewCart } from './discounts.contract.ts'
import type { DiscountColumns } from './discounts-admin-store.server.ts'

/** Shipping costs of the example carts. */
const SHIPPING_CENTS = 500
/** The maximum quantity of the cart that meets the minimum. */
const MAX_QUANTITY = 1000

interface ExampleLine extends DiscountableLine {
  title: string
}

/**
 * Computes a discount for up to four example carts: one product in its scope, enough for its conditions, enough for the
 * highest tier, and several products, with others outside its scope.
 */
export async function previewCarts(db: Database, columns: DiscountColumns, at: Date): Promise<PreviewCart[]> {
  const products = await findExamples(db, columns, at)
  const discount = toDiscount(columns, products)
  const [first] = products
  if (!first) return []
  const top = columns.tiers.at(-1)
  const carts = [
    [exampleLine(first, 1)],
    enoughFor(columns, first, products),
    ...(columns.tiers.length > 1 && top ? [[exampleLine(first, top.pieces)]] : []),
    ...(products.length > 1 ? [products.map((product) => exampleLine(product, 1))] : []),
  ]
  return carts.map((lines) => quoted(lines, discount, at))
}

const exampleLine = ({ id, variant_id, title, cents, is_reduced }: Example, quantity: number): ExampleLine => ({
  ...{ product_id: id, variant_id, title, unit_price_cents: cents, is_reduced, vat_rate: null },
  // Gift cards are no examples.
  vat_class: 'standard',
  quantity: Math.min(quantity, MAX_QUANTITY),
})

/** Returns a cart that meets the minimums, and has the pieces of a tier, a set or a bundle. */
function enoughFor(columns: DiscountColumns, first: Example, products: readonly Example[]): ExampleLine[] {
  const { kind, minimum_cents, minimum_pieces, tiers, buy_pieces, get_pieces, get_scope, bundle_of } = columns
  if (kind === 'bundle_price' && bundle_of === 'each')
    return products.filter(({ is_in_scope }) => is_in_scope).map((product) => exampleLine(product, 1))
  const got = get_scope === 'same' ? undefined : products.find((product) => product !== first && product.is_got)
  const pieces = {
    quantity_tiers: tiers[0]?.pieces ?? 0,
    buy_x_get_y: buy_pieces + (got ? 0 : get_pieces),
    bundle_price: buy_pieces,
    ...{ percentage: 2, amount: 2, free_shipping: 2 },
  }[kind]
  const enough = Math.max(minimum_pieces, Math.ceil(minimum_cents / Math.max(1, first.cents)), pieces)
  return [exampleLine(first, enough), ...(got ? [exampleLine(got, get_pieces)] : [])]
}

function quoted(lines: readonly ExampleLine[], discount: Discount, at: Date): PreviewCart {
  const { quote, used, problem } = quoteWithDiscounts(lines, SHIPPING_CENTS, {
    discounts: [discount],
    code: discount.code,
    country: discount.countries[0] ?? null,
    method: discount.methods[0] ?? null,
    // A condition of an extension counts as met.
    unmet: () => null,
    at,
  })
  const cents = used.reduce((sum, { goodsCents, deliveryCents }) => sum + goodsCents + deliveryCents, 0)
  return {
    lines: lines.map(({ title, quantity, unit_price_cents }) => ({
      ...{ title, quantity, price: toPrice(unit_price_cents) },
    })),
    subtotal: toPrice(quote.goodsCents),
    shipping: toPrice(SHIPPING_CENTS),
    discount: toPrice(cents),
    total: toPrice(quote.totalCents),
    problem: problem && knownProblem(problem.reason),
  }
}

function knownProblem(reason: CodeProblem['reason']): NonNullable<PreviewCart['problem']> {
  switch (reason) {
    case 'no_goods':
    case 'minimum_cents':
    case 'minimum_pieces':
    case 'no_saving':
      return reason
    case 'tier':
    case 'bought':
    case 'reduced':
    case 'bundle':
      return 'missing_pieces'
    default:
      return 'other'
  }
}

/** The unsaved discount. It always has a code, so that a quote says why it does not apply. */
function toDiscount(columns: DiscountColumns, examples: readonly Example[]): Discount {
  const { scope, products, variants, get_scope } = columns
  const idsOf = (chosen: readonly Example[]) => chosen.map(({ id }) => id)
  return {
    ...columns,
    id: 0,
    code: 'PREVIEW',
    code_id: null,
    products:
      scope === 'everything' || scope === 'variants' ? null : idsOf(examples.filter(({ is_in_scope }) => is_in_scope)),
    variants: scope === 'variants' ? variants : null,
    get_products: get_scope === 'same' ? null : idsOf(examples.filter(({ is_got }) => is_got)),
    parts: scope === 'variants' ? variants.length : products.length,
    refused: null,
  }
}

interface Example {
  id: number
  variant_id: number
  title: string
  cents: number
  is_reduced: boolean
  is_in_scope: boolean
  /** Whether buy X get Y reduces it, as one of other products. */
  is_got: boolean
}

/** The maximum of products in the scope, for a bundle with one piece of each. */
const MAX_PARTS = 20

/** Finds public products in the scope, cheapest variant first, one that buy X get Y reduces, and one of no use. */
async function findExamples(db: Database, columns: DiscountColumns, at: Date): Promise<Example[]> {
  const { kind, scope, collections, products, variants, excludes_reduced, bundle_of } = columns
  const { get_scope, get_collections, get_products } = columns
  const isChosen = sql`variants.id = any(${[...variants]}::bigint[])`
  const isTarget =
    scope === 'everything'
      ? sql`true`
      : scope === 'variants'
        ? sql`is_chosen`
        : await membership(db, { products, collections }, at)
  const isGot =
    get_scope === 'same'
      ? sql`false`
      : await membership(db, { products: get_products, collections: get_collections }, at)
  const most = kind === 'bundle_price' && bundle_of === 'each' ? MAX_PARTS : 2
  const { rows } = await sql<Example & { place: number }>`
    with examples as (
      select products.id, variant_id, cents, cheapest.is_reduced, ${isTarget} as is_in_scope,
        case when is_chosen and name <> '' then title || ', ' || name else title end as title,
        ${isGot} as is_got
      from products cross join lateral (
        select variants.id as variant_id, name, ${VARIANT_PRICE_ALONE} as cents, reduced_cents is not null as is_reduced,
          ${isChosen} as is_chosen
        from variants where product_id = products.id and deleted_at is null
        order by ${isChosen} desc, 3, variants.id limit ${scope === 'variants' ? most : 1}) as cheapest
      where is_public and vat_class <> 'gift_card'),
    placed as (
      select *, row_number() over (partition by is_in_scope, is_got
        order by (is_reduced and ${excludes_reduced}), id, variant_id) as place from examples)
    select id, variant_id, title, cents, is_reduced, is_in_scope, is_got from placed
    where place <= case when is_in_scope then ${most} else 1 end
    order by is_in_scope desc, is_got, place limit ${MAX_PARTS + 2}`.execute(db)
  return rows
}

/** Returns the condition that a product is one of these, or is listed in one of these collections. */
async function membership(
  db: Database,
  { products, collections }: Pick<DiscountColumns, 'products' | 'collections'>,
  at: Date,
): Promise<RawBuilder<unknown>> {
  const isChosen = (id: RawBuilder<unknown>) => sql`${id} = any(${[...collections]}::bigint[])`
  const { rows: rules } = await sql<{ rule: string }>`${rulesOfCollections(isChosen)}`.execute(db)
  const sources = [placedProducts(isChosen), ...rules.map(({ rule }) => matchingProducts(rule, at))]
  return sql`(products.id = any(${[...products]}::bigint[]) or ${sql.join(
    sources.map((ids) => sql`products.id in (${ids})`),
    sql` or `,
  )})`
}
