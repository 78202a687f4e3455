import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { brokenConstraint } from '../../../../server/db/broken-constraint.ts'
import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { type AuditActor, recordAudit } from '../../activity-log/audit-log-store.server.ts'
import { actorOf } from '../../auth/guards/allow.server.ts'
import { bulkActionsOf } from './bulk-actions.server.ts'
import { entriesOf } from './changes-of.server.ts'
import type { FormOf, ItemOf, ResourceEndpoints, ResourceRules, Written } from './resource-rules.server.ts'
import type { Versioned } from './table-store.server.ts'

/** Runs a write in a transaction. */
type Write = <Result>(
  request: FastifyRequest,
  work: (tx: Database, by: AuditActor) => Promise<Result>,
) => Promise<Result>

/** The record of a write; the version is checked if it is given. */
interface Target {
  id: number
  version?: number | undefined
}
/** Adds a record. @param columnsOf returns its columns */
type AddRecord<Columns, Item> = (
  request: FastifyRequest,
  columnsOf: (at: { tx: Database; now: Date }) => Promise<Columns>,
) => Promise<Item>
type RemoveRecord = (request: FastifyRequest, target: Target) => Promise<void>
/** Changes a record. @param columnsOf returns its columns; nothing is written if they are the same */
type ChangeRecord<Columns, Row, Item> = (
  request: FastifyRequest,
  target: Target,
  columnsOf: (before: Row, at: { tx: Database; now: Date }) => Promise<Columns>,
) => Promise<Item>

/**
 * Registers the endpoints of an admin resource. A write locks its records, checks the version (404, 409), the limit
 * and the unique index (field errors), and is recorded in the activity log in the same transaction.
 * @returns `writeAll`, which locks all records, and the writes of one record, for further endpoints
 */
export function defineResource<Contract extends ResourceEndpoints, Columns, Row extends Columns & Versioned>(
  app: ShopApp,
  { db, clock, cache }: Services,
  contract: Contract,
  rules: ResourceRules<Contract, Columns, Row>,
): {
  writeAll: Write
  addRecord: AddRecord<Columns, ItemOf<Contract>>
  changeRecord: ChangeRecord<Columns, Row, ItemOf<Contract>>
  removeRecord: RemoveRecord
} {
  const { kind, store, auditedId, limit, unique, tags, checkForm, check, afterWrite, isChangeable } = rules
  const columnsOf = rules.columns ?? (async (form: FormOf<Contract>) => form as unknown as Columns)
  const toItem = rules.toItem ?? (async (row: Row) => row as unknown as ItemOf<Contract>)
  const { list, add, change, remove, bulk, undo } = contract

  const write: Write = async (request, work) => {
    try {
      return await db.transaction().execute((tx) => work(tx, actorOf(request, clock())))
    } catch (error) {
      const isTaken = unique !== undefined && [unique.index].flat().includes(brokenConstraint(error) ?? '')
      throw isTaken ? refuseFields({ [unique.column]: [unique.error] }) : error
    }
  }
  const invalidate = (written: readonly Written<Columns, Row>[]) => {
    const changed = written.flatMap((one) => tags?.(one) ?? [])
    if (changed.length > 0) cache.changed(...new Set(changed))
  }
  const idOf = ({ params }: FastifyRequest) => (params as { id: number }).id
  const subjectOf = (id: number) => ({ kind, id: auditedId ?? id })

  /** @throws Refusal 404 when the record does not exist */
  async function locked(tx: Database, id: number): Promise<Row> {
    const [row] = await store.findForUpdate(tx, [id])
    if (!row) throw notFound()
    return row
  }

  /** @throws Refusal 404 when the record does not exist or can't be changed, 409 when its version differs */
  async function unchanged(tx: Database, id: number, version: number | undefined, now: Date): Promise<Row> {
    const row = await locked(tx, id)
    if (isChangeable?.(row, now) === false) throw notFound()
    if (version !== undefined && row.version !== version) throw refuse(rules.conflict, 409)
    return row
  }

  if (list) {
    const [name = ''] = Object.keys((list.schema.response[200] as z.ZodObject).shape)
    const handler = async () => ({
      [name]: await Promise.all((await store.find(db)).map((row) => toItem(row, db))),
    })
    app.route({ ...list, handler })
  }

  const addRecord: AddRecord<Columns, ItemOf<Contract>> = async (request, columnsOfNew) => {
    const { id, after, item } = await write(request, async (tx, by) => {
      await store.lock(tx)
      if (limit && (await store.count(tx)) >= limit.max) throw refuseFields(limit.errors)
      const columns = await columnsOfNew({ tx, now: by.now })
      const id = await store.insert(tx, columns, by.now)
      await recordAudit(tx, subjectOf(id), entriesOf(rules, { id, after: columns }), by)
      const after = await locked(tx, id)
      await afterWrite?.(tx, [{ id, after }], by.now)
      return { id, after, item: await toItem(after, tx) }
    })
    invalidate([{ id, after }])
    return item
  }
  if (add)
    app.route({
      ...add,
      handler: async (request) => {
        const form = request.body as FormOf<Contract>
        checkForm?.(form)
        return addRecord(request, async (at) => {
          const columns = await columnsOf(form, at)
          await check?.(columns, at)
          return columns
        })
      },
    })

  const changeRecord: ChangeRecord<Columns, Row, ItemOf<Contract>> = async (request, { id, version }, columnsOf) => {
    const { before, after, item } = await write(request, async (tx, by) => {
      const before = await unchanged(tx, id, version, by.now)
      const columns = await columnsOf(before, { tx, now: by.now })
      const changes = entriesOf(rules, { id, before, after: { ...before, ...defined(columns) } as Columns })
      if (changes.length === 0) return { item: await toItem(before, tx) }
      await store.update(tx, before, columns, by.now)
      await recordAudit(tx, subjectOf(id), changes, by)
      const after = await locked(tx, id)
      await afterWrite?.(tx, [{ id, before, after }], by.now)
      return { before, after, item: await toItem(after, tx) }
    })
    if (before) invalidate([{ id, before, after }])
    return item
  }
  if (change)
    app.route({
      ...change,
      handler: async (request) => {
        const { version, ...form } = request.body as FormOf<Contract> & { version?: number }
        checkForm?.(form as unknown as FormOf<Contract>)
        return changeRecord(request, { id: idOf(request), version }, async (before, at) => {
          const columns = await columnsOf(form as unknown as FormOf<Contract>, { ...at, before })
          await check?.(columns, { ...at, before })
          return columns
        })
      },
    })

  const removeRecord: RemoveRecord = async (request, { id, version }) => {
    const before = await write(request, async (tx, by) => {
      const before = await unchanged(tx, id, version, by.now)
      await store.remove(tx, before, by.now)
      await recordAudit(tx, subjectOf(id), entriesOf(rules, { id, before }), by)
      await afterWrite?.(tx, [{ id, before }], by.now)
      return before
    })
    invalidate([{ id, before }])
  }
  app.route({
    ...remove,
    handler: (request) => {
      const { version } = (remove.schema.querystring ? request.query : {}) as { version?: number }
      return removeRecord(request, { id: idOf(request), version })
    },
  })

  const bulkActions = bulk && undo && bulkActionsOf(remove.url, rules)
  for (const [endpoint, run] of bulkActions
    ? ([
        [bulk, bulkActions.run],
        [undo, bulkActions.undo],
      ] as const)
    : []) {
    const handler = async (request: FastifyRequest) => {
      const { written, result } = await write(request, (tx, by) => run(tx, request.body as never, by))
      invalidate(written)
      return result
    }
    app.route({ ...endpoint, handler })
  }

  const writeAll: Write = (request, work) =>
    write(request, async (tx, by) => {
      await store.lock(tx)
      await store.findForUpdate(tx)
      return work(tx, by)
    })
  return { writeAll, addRecord, changeRecord, removeRecord }
}

/** Returns the columns of a form without the optional ones that it leaves out, which stay unchanged. */
const defined = (columns: unknown) =>
  Object.fromEntries(Object.entries(columns as object).filter(([, value]) => value !== undefined))
