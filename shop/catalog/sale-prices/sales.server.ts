import { toPrice } from '../../../lib/money.ts'
import { readPaging, toPageOf } from '../../../server/http/paging.ts'
import { notFound, type ResponseErrors, refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { defineResource } from '../../core/admin-kit/resource/define-resource.server.ts'
import type { WriteOf, Written } from '../../core/admin-kit/resource/resource-rules.server.ts'
import { productTag, SEARCH } from '../products/read/catalogue-tags.server.ts'
import { END_BEFORE_START, END_IS_PAST, NO_HIGHER_PRICE } from './own-sale-prices.server.ts'
import { enqueueRepricing, repriceNowOrSoon, workOnSales } from './reprice-job.server.ts'
import { endedSale, phaseOf, saleAudit } from './sale-rules.server.ts'
import * as contract from './sales.contract.ts'
import {
  existingProducts,
  findSale,
  hasHigherPrice,
  type ListedSale,
  pageOfSales,
  type SaleColumns,
  type SaleRow,
  salesStore,
} from './sales-store.server.ts'

/** Registers the staff endpoints of sales, and the job that starts and ends them. */
export function saleEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, publicUrl } = services
  workOnSales(services)

  app.route({
    ...contract.listSales,
    handler: async ({ query, url }) => {
      const paging = readPaging({ page: query.page, page_size: query.page_size })
      const { results, count } = await pageOfSales(db, query, { ...paging, now: clock() })
      const onPage = results.map((row) => onWire(row, clock()))
      return toPageOf(onPage, count, paging, new URL(url, publicUrl()))
    },
  })

  app.route({
    ...contract.readSale,
    handler: async ({ params }) => {
      const found = await findSale(db, params.id)
      if (!found) throw notFound()
      return withProducts(found, clock())
    },
  })

  const { list: _, ...written } = contract.sales
  const { changeRecord } = defineResource(app, services, written, {
    kind: 'reduction',
    store: salesStore,
    conflict: 'This sale was changed by someone else. Reload it and try again.',
    ...saleAudit,
    columns: async (form, { before, now }) => columnsOf(form, before, now),
    check: checkSale,
    toItem: async (row) => withProducts(row, clock()),
    actions: { end: endedSale },
    // A restored sale starts again now. Its compare-at price is the lowest of the last 30 days.
    afterWrite: async (tx, written, now) => {
      const moments = written.flatMap(({ after }) => [after?.starts_at, after?.ends_at])
      await enqueueRepricing(tx, moments, now)
      await repriceNowOrSoon(tx, [...new Set(written.flatMap((one) => repricedProducts(one, now)))], now)
    },
    tags: (written) => {
      const ids = repricedProducts(written, clock())
      return ids.length > 0 ? [SEARCH, ...ids.map(productTag)] : []
    },
  })

  app.route({
    ...contract.endSale,
    handler: (request) => changeRecord(request, request.params, async (before, { now }) => endedSale(before, now)),
  })
}

/**
 * Returns the products with prices that a write changes: those of sales that run before or after it. The job reprices
 * sales that have just started or ended, also if it is late.
 */
function repricedProducts({ before, after }: Written<SaleColumns, SaleRow>, now: Date): number[] {
  const sales = [before, after].filter((sale) => sale !== undefined)
  return sales.some((sale) => phaseOf(sale, now) === 'running') ? sales.flatMap(({ products }) => products) : []
}

function columnsOf(form: contract.SaleForm, before: SaleRow | undefined, now: Date): SaleColumns {
  const { name, percent = null, price = null, starts_at, ends_at } = form
  // The start of a running sale cannot change, because the compare-at price depends on it.
  const hasBegun = before && before.starts_at <= now
  // A sale cannot start in the past.
  const begins = starts_at && starts_at > now ? starts_at : now
  const products = [...new Set(form.products)].toSorted((one, other) => one - other)
  return { name, percent, price_cents: price, starts_at: hasBegun ? before.starts_at : begins, ends_at, products }
}

/** @throws Refusal 409 for an ended sale, or with the field errors of an invalid one */
async function checkSale(
  { percent, price_cents, starts_at, ends_at, products }: SaleColumns,
  { tx, now, before }: WriteOf<SaleRow>,
): Promise<void> {
  if (before && phaseOf(before, now) === 'ended') throw refuse('A sale that has ended cannot be changed.', 409)
  const errors: ResponseErrors = {}
  if ((percent === null) === (price_cents === null)) errors.percent = ['Give either a percentage or a price.']
  if (ends_at && ends_at <= starts_at) errors.ends_at = [END_BEFORE_START]
  else if (ends_at && ends_at <= now) errors.ends_at = [END_IS_PAST]
  const existing = await existingProducts(tx, products)
  const missing = products.find((id) => !existing.has(id))
  if (missing !== undefined) errors.products = [`Invalid pk "${missing}" - object does not exist.`]
  const isOtherPrice = price_cents !== null && price_cents !== before?.price_cents
  if (Object.keys(errors).length === 0 && isOtherPrice && !(await hasHigherPrice(tx, products, price_cents)))
    errors.price = [NO_HIGHER_PRICE]
  if (Object.keys(errors).length > 0) throw refuseFields(errors)
}

function onWire(row: ListedSale, now: Date): contract.Sale {
  const { id, name, percent, price_cents, starts_at, ends_at, products, version } = row
  return {
    ...{ id, name, percent },
    price: price_cents === null ? null : toPrice(price_cents),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    phase: phaseOf(row, now),
    products,
    version,
  }
}

const withProducts = (row: SaleRow, now: Date): contract.SaleWithProducts => ({
  ...onWire({ ...row, products: row.products.length }, now),
  product_ids: [...row.products],
})
