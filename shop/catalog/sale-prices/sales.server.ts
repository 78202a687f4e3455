import type { FastifyRequest } from 'fastify'
import { toPrice } from '../../../lib/money.ts'
import type { Database } from '../../../server/db/open.ts'
import { readPaging, toPageOf } from '../../../server/http/paging.ts'
import { notFound, type ResponseErrors, refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit, type ValueChange } from '../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../core/auth/guards/allow.server.ts'
import { reprice } from '../pricing/reprice.server.ts'
import { productTag, SEARCH } from '../products/read/catalogue-tags.server.ts'
import { END_BEFORE_START, END_IS_PAST, NO_HIGHER_PRICE } from './own-sale-prices.server.ts'
import { enqueueRepricing, workOnSales } from './reprice-job.server.ts'
import { changesOfSale, idsOfProducts, phaseOf } from './sale-rules.server.ts'
import * as contract from './sales.contract.ts'
import {
  endSaleNow,
  existingProducts,
  findSale,
  hasHigherPrice,
  lockSale,
  pageOfSales,
  removeSale,
  type SaleColumns,
  type SaleRow,
  writeSale,
} from './sales-store.server.ts'

/** Registers the staff endpoints of sales, and the job that starts and ends them. */
export function saleEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache, publicUrl } = services
  workOnSales(services)

  app.route({
    ...contract.listSales,
    handler: async ({ query, url }) => {
      const paging = readPaging(query)
      const { results, count } = await pageOfSales(db, paging)
      const onPage = results.map((row) => onWire({ ...row, products: [] }, clock(), row.count))
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

  app.route({
    ...contract.createSale,
    handler: async (request, reply) => reply.code(201).send(await save(request, request.body)),
  })

  app.route({
    ...contract.updateSale,
    handler: async (request) => {
      const { version, ...form } = request.body
      return save(request, form, { id: request.params.id, version })
    },
  })

  app.route({
    ...contract.endSale,
    handler: async (request) => {
      await stop(request, request.params.id, endSaleNow)
      const ended = await findSale(db, request.params.id)
      if (!ended) throw notFound()
      return withProducts(ended, clock())
    },
  })

  app.route({
    ...contract.deleteSale,
    handler: async (request, reply) => {
      await stop(request, request.params.id, removeSale)
      return reply.code(204).send()
    },
  })

  async function save(
    request: FastifyRequest,
    form: contract.SaleForm,
    before?: { id: number; version: number | undefined },
  ): Promise<contract.SaleWithProducts> {
    const now = clock()
    const { saved, touched } = await db.transaction().execute(async (tx) => {
      const held = before && (await lockSale(tx, before.id))
      if (before && !held) throw notFound()
      if (held && before?.version !== undefined && held.version !== before.version)
        throw refuse('This sale was changed by someone else. Reload it and try again.', 409)
      if (held && phaseOf(held, now) === 'ended') throw refuse('A sale that has ended cannot be changed.', 409)
      const columns = columnsOf(form, held, now)
      await refuseNonsense(tx, form, columns, now)
      const { price_cents } = columns
      const isOtherPrice = price_cents !== null && price_cents !== held?.price_cents
      if (isOtherPrice && !(await hasHigherPrice(tx, form.products, price_cents)))
        throw refuseFields({ price: [NO_HIGHER_PRICE] })
      const id = await writeSale(tx, held?.id, columns, form.products)
      const saved = await findSale(tx, id)
      if (!saved) throw notFound()
      await audit(tx, request, id, changesOfSale(held, saved))
      await enqueueRepricing(tx, [saved.starts_at, saved.ends_at], now)
      const touched = [...new Set([...idsOfProducts(saved), ...(held ? idsOfProducts(held) : [])])]
      await reprice(tx, touched, now)
      return { saved, touched }
    })
    cache.changed(SEARCH, ...touched.map(productTag))
    return withProducts(saved, now)
  }

  /** Ends or deletes a sale now. */
  async function stop(
    request: FastifyRequest,
    id: number,
    how: (tx: Database, id: number, now: Date) => Promise<void>,
  ): Promise<void> {
    const now = clock()
    const touched = await db.transaction().execute(async (tx) => {
      const held = await lockSale(tx, id)
      if (!held) throw notFound()
      if (how === endSaleNow && phaseOf(held, now) === 'ended') return []
      await how(tx, id, now)
      const after = await findSale(tx, id)
      await audit(tx, request, id, changesOfSale(held, after))
      await reprice(tx, idsOfProducts(held), now)
      return idsOfProducts(held)
    })
    cache.changed(SEARCH, ...touched.map(productTag))
  }

  const audit = (tx: Database, request: FastifyRequest, id: number, changed: readonly ValueChange[]) =>
    recordAudit(tx, { kind: 'reduction', id }, changed, actorOf(request, clock()))
}

function columnsOf(form: contract.SaleForm, held: SaleRow | undefined, now: Date): SaleColumns {
  const { name, percent = null, price = null, starts_at, ends_at } = form
  // The start of a running sale cannot change, because the compare-at price depends on it.
  const hasBegun = held && held.starts_at <= now
  // A sale cannot start in the past.
  const begins = starts_at && starts_at > now ? starts_at : now
  return { name, percent, price_cents: price, starts_at: hasBegun ? held.starts_at : begins, ends_at }
}

/** @throws Refusal with the field errors of an invalid sale */
async function refuseNonsense(
  tx: Database,
  { products }: contract.SaleForm,
  { percent, price_cents, starts_at, ends_at }: SaleColumns,
  now: Date,
): Promise<void> {
  const errors: ResponseErrors = {}
  if ((percent === null) === (price_cents === null)) errors.percent = ['Give either a percentage or a price.']
  if (ends_at && ends_at <= starts_at) errors.ends_at = [END_BEFORE_START]
  else if (ends_at && ends_at <= now) errors.ends_at = [END_IS_PAST]
  const living = await existingProducts(tx, products)
  const missing = products.find((id) => !living.has(id))
  if (missing !== undefined) errors.products = [`Invalid pk "${missing}" - object does not exist.`]
  if (Object.keys(errors).length > 0) throw refuseFields(errors)
}

function onWire(row: SaleRow, now: Date, products = row.products.length): contract.Sale {
  const { id, name, percent, price_cents, starts_at, ends_at, version } = row
  return {
    id,
    name,
    percent,
    price: price_cents === null ? null : toPrice(price_cents),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    phase: phaseOf(row, now),
    products,
    version,
  }
}

const withProducts = (row: SaleRow, now: Date): contract.SaleWithProducts => ({
  ...onWire(row, now),
  product_ids: idsOfProducts(row),
})
