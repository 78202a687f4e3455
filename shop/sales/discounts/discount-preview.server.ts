import { type RawBuilder, sql } from 'kysely'
import { toPrice } from '../../../lib/money.ts'
import type { Database } from '../../../server/db/open.ts'
import { VARIANT_PRICE_ALONE } from '../../catalog/pricing/variant-price.server.ts'
import { type DiscountableLine, quoteWithDiscounts } from './apply-discounts.ts'
import { matchingProducts, placedProducts, rulesOfCollections } from './collection-scope.server.ts'
import type { Discount } from './discount.ts'
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
 * Computes a discount for up to three example carts: one product in its scope, enough of it for the minimum, and
 * several products, with others outside its scope.
 */
export async function previewCarts(db: Database, columns: DiscountColumns, at: Date): Promise<PreviewCart[]> {
  const products = await findExamples(db, columns, at)
  const inScope = products.filter(({ is_in_scope }) => is_in_scope).map(({ id }) => id)
  const discount = toDiscount(columns, inScope)
  const [first] = products
  if (!first) return []
  const line = ({ id, title, cents, is_reduced }: Example, quantity: number): ExampleLine => ({
    ...{ product_id: id, variant_id: 0, title, unit_price_cents: cents, quantity, is_reduced, vat_rate: null },
  })
  const enough = Math.max(columns.minimum_pieces, Math.ceil(columns.minimum_cents / Math.max(1, first.cents)), 2)
  const carts = [
    [line(first, 1)],
    [line(first, Math.min(enough, MAX_QUANTITY))],
    ...(products.length > 1 ? [products.map((product) => line(product, 1))] : []),
  ]
  return carts.map((lines) => quoted(lines, discount, at))
}

function quoted(lines: readonly ExampleLine[], discount: Discount, at: Date): PreviewCart {
  const { quote, used, problem } = quoteWithDiscounts(lines, SHIPPING_CENTS, {
    discounts: [discount],
    code: discount.code,
    country: discount.countries[0] ?? null,
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

function knownProblem(reason: string): NonNullable<PreviewCart['problem']> {
  return reason === 'no_goods' || reason === 'minimum_cents' || reason === 'minimum_pieces' ? reason : 'other'
}

/** The unsaved discount. It always has a code, so that a quote says why it does not apply. */
const toDiscount = (columns: DiscountColumns, inScope: readonly number[]): Discount => ({
  ...columns,
  id: 0,
  code: 'PREVIEW',
  code_id: null,
  products: columns.scope === 'everything' ? null : inScope,
  refused: null,
})

interface Example {
  id: number
  title: string
  cents: number
  is_reduced: boolean
  is_in_scope: boolean
}

/** Finds up to two public products in the scope, cheapest last, and one outside of it. */
async function findExamples(db: Database, columns: DiscountColumns, at: Date): Promise<Example[]> {
  const { excludes_reduced } = columns
  const isTarget = await targetCondition(db, columns, at)
  const { rows } = await sql<Example & { place: number }>`
    with examples as (
      select products.id, title, cheapest.cents, cheapest.is_reduced, ${isTarget} as is_in_scope
      from products cross join lateral (
        select ${VARIANT_PRICE_ALONE} as cents, reduced_cents is not null as is_reduced from variants
        where product_id = products.id and deleted_at is null order by 1, variants.id limit 1) as cheapest
      where is_public),
    placed as (
      select *, row_number() over (partition by is_in_scope
        order by (is_reduced and ${excludes_reduced}), id) as place from examples)
    select id, title, cents, is_reduced, is_in_scope from placed
    where place <= case when is_in_scope then 2 else 1 end
    order by is_in_scope desc, place`.execute(db)
  return rows
}

async function targetCondition(db: Database, { scope, products, collections }: DiscountColumns, at: Date) {
  if (scope === 'everything') return sql`true`
  if (scope === 'products') return sql`products.id = any(${products}::bigint[])`
  const isChosen = (id: RawBuilder<unknown>) => sql`${id} = any(${collections}::bigint[])`
  const { rows: rules } = await sql<{ rule: string }>`${rulesOfCollections(isChosen)}`.execute(db)
  const sources = [placedProducts(isChosen), ...rules.map(({ rule }) => matchingProducts(rule, at))]
  return sql`(${sql.join(
    sources.map((ids) => sql`products.id in (${ids})`),
    sql` or `,
  )})`
}
