import { randomBytes } from 'node:crypto'
import { toPrice } from '../../../lib/money.ts'
import type { Database } from '../../../server/db/open.ts'
import { notFound, type ResponseErrors, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { defineResource } from '../../core/admin-kit/resource/define-resource.server.ts'
import { actorOf } from '../../core/auth/guards/allow.server.ts'
import type { Extensions } from '../../core/extensions/open-extensions.server.ts'
import { auditedOffer, offerColumnsOf, offerErrorsOf, offerItemOf, sortedIds } from './benefits/offer-columns.server.ts'
import { findChoices, findCustomers, findMissing } from './discount-choices-store.server.ts'
import type { DiscountForm } from './discount-form.contract.ts'
import { previewCarts } from './discount-preview.server.ts'
import * as contract from './discounts.contract.ts'
import * as store from './discounts-admin-store.server.ts'
import {
  conditionChoices,
  conditionError,
  conditionItem,
  conditionText,
  readCondition,
} from './extensions/edited-conditions.server.ts'

const MAX_DISCOUNTS = 500
const NONE_CHOSEN = {
  collection: 'Choose at least one collection.',
  product: 'Choose at least one product.',
  variant: 'Choose at least one variant.',
}

/** Registers the staff endpoints of discounts. */
export function discountEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, extensions } = services

  defineResource(app, services, contract.discounts, {
    kind: 'discount',
    store: store.discountsStore,
    conflict: 'This discount was changed by someone else. Reload it and try again.',
    columns: async (form) => columnsOf(form, extensions, clock()),
    toItem: async (row, tx) => ({
      ...toItem(row, clock()),
      condition: await conditionItem(tx, extensions, { condition: row.condition, now: clock() }),
    }),
    audited,
    auditedName: ({ name, code }) => ({ name, code }),
    unique: { column: 'code', index: 'discount_codes_code', error: 'Another discount has this code.' },
    limit: {
      max: MAX_DISCOUNTS,
      errors: { non_field_errors: [`A shop can have at most ${MAX_DISCOUNTS} discounts. Delete one first.`] },
    },
    check: async (columns, { tx, before }) => {
      const errors = {
        ...(await errorsOf(columns, tx, before)),
        ...conditionError(extensions, columns.condition, before?.condition),
      }
      if (columns.is_automatic && before && before.single_use_codes > 0)
        errors.is_automatic = ['A discount with single-use codes can’t be automatic.']
      if (Object.keys(errors).length > 0) throw refuseFields(errors)
    },
    actions: {
      end: (row) => ({ ...editedColumns(row), is_active: false }),
      activate: (row) => ({ ...editedColumns(row), is_active: true }),
    },
  })

  app.route({
    ...contract.discountChoices,
    handler: async () => ({ ...(await findChoices(db)), conditions: conditionChoices(extensions) }),
  })

  app.route({
    ...contract.discountCustomers,
    handler: async ({ query: { q, id } }) => ({ customers: await findCustomers(db, q, id?.split(',').map(Number)) }),
  })

  app.route({
    ...contract.previewDiscount,
    handler: async ({ body }) => {
      const columns = columnsOf(body, extensions, clock())
      const errors = await errorsOf(columns, db)
      if (Object.keys(errors).length > 0) throw refuseFields(errors)
      return { carts: await previewCarts(db, columns, clock()) }
    },
  })

  app.route({
    ...contract.listCodes,
    handler: async ({ params }) => {
      const row = await store.findDiscount(db, params.id)
      if (!row) throw notFound()
      return { file_name: fileName(row), codes: await store.findCodes(db, row.id) }
    },
  })

  app.route({
    ...contract.createCodes,
    handler: async (request) => {
      const { count, prefix } = request.body
      return db.transaction().execute(async (tx) => {
        const [row] = await store.discountsStore.findForUpdate(tx, [request.params.id])
        if (!row) throw notFound()
        if (row.is_automatic) throw refuseFields({ non_field_errors: ['An automatic discount has no codes.'] })
        const existing = row.single_use_codes
        if (existing + count > contract.MAX_CODES)
          throw refuseFields({
            count: [`A discount can have at most ${contract.MAX_CODES} single-use codes. This one has ${existing}.`],
          })
        const codes: string[] = []
        // A random code that exists is replaced by another one.
        while (codes.length < count) {
          const wanted = Array.from({ length: count - codes.length }, () => prefix + randomCode())
          codes.push(...(await store.addCodes(tx, row.id, wanted)))
        }
        const change = { field: 'single_use_codes', old: String(existing), new: String(existing + count) }
        await recordAudit(tx, { kind: 'discount', id: row.id }, [change], actorOf(request, clock()))
        return { file_name: fileName(row), codes }
      })
    },
  })
}

/** 32 characters, so that each has five random bits. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns ten random characters without 0, O, 1 and I. */
const randomCode = () => [...randomBytes(10)].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('')

function fileName({ id, name }: Pick<store.DiscountRow, 'id' | 'name'>): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `codes-${words || id}.csv`
}

/** Returns the columns of a form. Fields that don't matter for the chosen kind, scope or activation are emptied. */
function columnsOf(form: DiscountForm, extensions: Extensions, now: Date): store.DiscountColumns {
  const { kind, minimum, tag, code, condition, value, countries, starts_at, is_for_named, customers } = form
  const { name, is_automatic, combines, scope, excludes_reduced, minimum_pieces, is_for_first_order } = form
  return {
    ...offerColumnsOf(form),
    ...{ name, kind, is_automatic, combines, scope, excludes_reduced, minimum_pieces, is_for_first_order },
    ...{ max_uses: form.max_uses, max_uses_per_customer: form.max_uses_per_customer },
    ...{ is_active: form.is_active, ends_at: form.ends_at },
    value: kind === 'percentage' || kind === 'amount' ? value : 0,
    code: form.is_automatic || code === '' ? null : code,
    collections: scope === 'collections' ? sortedIds(form.collections) : [],
    products: scope === 'products' ? sortedIds(form.products) : [],
    variants: scope === 'variants' ? sortedIds(form.variants) : [],
    methods: kind === 'free_shipping' ? sortedIds(form.methods) : [],
    customers: is_for_named ? sortedIds(customers) : [],
    minimum_cents: minimum,
    countries: [...new Set(countries)].toSorted(),
    tag_id: is_for_named ? 0 : tag,
    is_announced: form.is_announced && !form.is_automatic,
    condition: readCondition(extensions, condition),
    // Whole minutes, as the form shows them.
    starts_at: starts_at ?? new Date(Math.floor(now.getTime() / 60_000) * 60_000),
  }
}

/** @param before the stored discount; its customers and shipping methods can be deleted meanwhile */
async function errorsOf(
  columns: store.DiscountColumns,
  db: Database,
  before?: store.DiscountRow,
): Promise<ResponseErrors> {
  const { kind, value, scope, starts_at, ends_at } = columns
  const errors: ResponseErrors = offerErrorsOf(columns)
  if (kind === 'percentage' && (value < 1 || value > 10_000)) errors.value = ['Enter a percentage from 0.01 to 100.']
  if (kind === 'amount' && value < 1) errors.value = ['Enter an amount of at least 0.01.']
  const announcedError = columns.is_announced ? announcementError(columns) : undefined
  if (announcedError) errors.is_announced = [announcedError]
  if (ends_at && ends_at <= starts_at) errors.ends_at = ['The end must be after the start.']
  for (const target of ['collection', 'product', 'variant'] as const) {
    const field = `${target}s` as const
    if (scope === field && columns[field].length === 0) errors[field] = [NONE_CHOSEN[target]]
  }
  // Tag 0 is that of named customers.
  if (columns.tag_id === 0 && columns.customers.length === 0) errors.customers = ['Choose at least one customer.']
  const { tag, ...missing } = await findMissing(db, columns, before)
  for (const [field, id] of Object.entries(missing))
    if (id !== null) errors[field] = [`Invalid pk "${id}" - object does not exist.`]
  if (tag !== null) errors.tag = ['This tag no longer exists. Choose another one.']
  return errors
}

/**
 * Returns why a discount cannot be announced to everybody. A code that lowers the price of products for everybody would
 * have to show the lowest price of the last 30 days, as sales do.
 */
function announcementError({ code, kind, minimum_cents, minimum_pieces, ...rest }: store.DiscountColumns) {
  if (code === null) return 'Enter a code. Single-use codes can’t be announced to everybody.'
  const isConditional = minimum_cents > 0 || minimum_pieces > 1 || rest.is_for_first_order || rest.tag_id !== null
  if (isConditional || (kind !== 'percentage' && kind !== 'amount')) return undefined
  return 'A price reduction for everybody must show the lowest price of the last 30 days. Create a sale instead, or add a minimum, the first order or a customer tag.'
}

/** Returns the edited columns of a row, without those that are computed. */
function editedColumns(row: store.DiscountRow): store.DiscountColumns {
  const { id, version, uses, discounted_cents, single_use_codes, used_codes, variant_products, ...columns } = row
  return columns
}

function audited(columns: store.DiscountColumns) {
  const { kind, value, minimum_cents, minimum_pieces, starts_at, ends_at, condition, ...rest } = columns
  return {
    name: rest.name,
    kind,
    value: kind === 'percentage' || kind === 'amount' ? toPrice(value) : null,
    ...auditedOffer(columns),
    is_automatic: rest.is_automatic,
    code: rest.code,
    combines: rest.combines,
    scope: rest.scope,
    collections: rest.collections,
    products: rest.products,
    variants: rest.variants,
    excludes_reduced: rest.excludes_reduced,
    minimum: toPrice(minimum_cents),
    minimum_pieces,
    countries: rest.countries,
    methods: rest.methods,
    customers: rest.customers,
    is_for_first_order: rest.is_for_first_order,
    tag: rest.tag_id || null,
    max_uses: rest.max_uses,
    max_uses_per_customer: rest.max_uses_per_customer,
    is_announced: rest.is_announced,
    condition: condition && conditionText(condition),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString(),
    is_active: rest.is_active,
  }
}

function stateOf(row: store.DiscountRow, now: Date): contract.DiscountItem['state'] {
  const { is_active, starts_at, ends_at, max_uses, uses, code, single_use_codes, used_codes } = row
  if (!is_active) return 'inactive'
  if (ends_at && ends_at <= now) return 'ended'
  if (starts_at > now) return 'scheduled'
  const areCodesUsed = code === null && single_use_codes > 0 && used_codes >= single_use_codes
  return (max_uses !== null && uses >= max_uses) || areCodesUsed ? 'used_up' : 'running'
}

function toItem(row: store.DiscountRow, now: Date): Omit<contract.DiscountItem, 'condition'> {
  const { value, code, condition, minimum_cents, tag_id, starts_at, ends_at, discounted_cents, ...rest } = row
  return {
    ...rest,
    ...offerItemOf(row),
    is_for_named: tag_id === 0,
    value: toPrice(value),
    code: code ?? '',
    minimum: toPrice(minimum_cents),
    tag: tag_id || null,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    discounted: toPrice(discounted_cents),
    state: stateOf(row, now),
  }
}
