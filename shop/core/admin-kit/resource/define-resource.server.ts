import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint, ResponseOf } from '../../../../lib/endpoint.ts'
import type { Database } from '../../../../server/db/open.ts'
import { notFound, type ResponseErrors, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { type AuditActor, recordAudit } from '../../activity-log/audit-log-store.server.ts'
import type { AuditedKind } from '../../activity-log/audited-kinds.contract.ts'
import { requireUser } from '../../auth/guards/allow.server.ts'
import { type AuditedFields, changesOf } from './changes-of.server.ts'
import type { ResourceStore, Versioned } from './table-store.server.ts'

/** The endpoints of a resource. `list` is absent if the resource has a list of another shape. */
interface ResourceEndpoints {
  list?: Endpoint
  add: Endpoint & { schema: { body: z.ZodType } }
  change: Endpoint
  remove: Endpoint
}

type FormOf<Contract extends ResourceEndpoints> = z.output<Contract['add']['schema']['body']>
type ItemOf<Contract extends ResourceEndpoints> = ResponseOf<Contract['add']>

/** A conversion, optional if both types are the same. */
type Conversion<Name extends string, From, To, Convert> = From extends To
  ? { [name in Name]?: Convert }
  : { [name in Name]: Convert }

/** The rules of a resource. Its forms become columns, and its rows become items of the API. */
type ResourceRules<Contract extends ResourceEndpoints, Columns, Row extends Columns & Versioned> = {
  kind: AuditedKind
  store: ResourceStore<Columns, Row>
  /** The sentence of the 409 after a concurrent change. */
  conflict: string
  /** Returns the fields for the activity log, in order. */
  audited: (record: Columns) => AuditedFields
  /** The name of a record, if the activity log has only this field of new and deleted ones. */
  auditedName?: (record: Columns) => AuditedFields
  limit?: { max: number; errors: ResponseErrors }
  /** A text column that is unique regardless of case. */
  unique?: { column: keyof Columns; error: string }
  /** Returns the cache tags that a write invalidates. A new record has no `before`, a deleted one no `after`. */
  tags?: (written: { before?: Row; after?: Row }) => readonly string[]
} & Conversion<'columns', FormOf<Contract>, Columns, (form: FormOf<Contract>, tx: Database) => Promise<Columns>> &
  Conversion<'toItem', Row, ItemOf<Contract>, (row: Row, db: Database) => Promise<ItemOf<Contract>>>

/** Runs a write in a transaction in which no other write of the resource runs. */
type Write = <Result>(
  request: FastifyRequest,
  work: (tx: Database, by: AuditActor) => Promise<Result>,
) => Promise<Result>

/**
 * Registers the endpoints of an admin resource. Writes are serialized by the store's lock, check the version (404,
 * 409), the limit and uniqueness (field errors), and are recorded in the activity log in the same transaction.
 * @returns `write`, for endpoints that only this resource has
 */
export function defineResource<Contract extends ResourceEndpoints, Columns, Row extends Columns & Versioned>(
  app: ShopApp,
  { db, clock, cache }: Services,
  contract: Contract,
  rules: ResourceRules<Contract, Columns, Row>,
): { write: Write } {
  const { kind, store, audited, auditedName = audited, limit, unique, tags } = rules
  const columnsOf = rules.columns ?? (async (form: FormOf<Contract>) => form as unknown as Columns)
  const toItem = rules.toItem ?? (async (row: Row) => row as unknown as ItemOf<Contract>)

  const write: Write = (request, work) =>
    db.transaction().execute(async (tx) => {
      await store.lock(tx)
      return work(tx, { actorId: requireUser(request).id, now: clock() })
    })
  const invalidate = (written: { before?: Row; after?: Row }) => {
    const changed = tags?.(written) ?? []
    if (changed.length > 0) cache.changed(...changed)
  }
  const idOf = ({ params }: FastifyRequest) => (params as { id: number }).id

  /** @throws Refusal 404 when the record does not exist, 409 when its version differs */
  function unchanged(rows: readonly Row[], id: number, version: number | undefined): Row {
    const row = found(rows, id)
    if (version !== undefined && row.version !== version) throw refuse(rules.conflict, 409)
    return row
  }

  function refuseTaken(others: readonly Row[], columns: Columns): void {
    if (!unique) return
    const text = (record: Columns) => String(record[unique.column]).toLowerCase()
    if (others.some((other) => text(other) === text(columns))) throw refuseFields({ [unique.column]: [unique.error] })
  }

  const { list } = contract
  if (list) {
    const [name = ''] = Object.keys((list.schema.response[200] as z.ZodObject).shape)
    const handler = async () => ({
      [name]: await Promise.all((await store.find(db)).map((row) => toItem(row, db))),
    })
    app.route({ ...list, handler })
  }

  app.route({
    ...contract.add,
    handler: async (request, reply) => {
      const { after, item } = await write(request, async (tx, by) => {
        const rows = await store.find(tx)
        if (limit && rows.length >= limit.max) throw refuseFields(limit.errors)
        const columns = await columnsOf(request.body as FormOf<Contract>, tx)
        refuseTaken(rows, columns)
        const id = await store.insert(tx, columns, by.now)
        await recordAudit(tx, { kind, id }, changesOf(undefined, auditedName(columns)), by)
        const after = found(await store.find(tx), id)
        return { after, item: await toItem(after, tx) }
      })
      invalidate({ after })
      return reply.code(201).send(item)
    },
  })

  app.route({
    ...contract.change,
    handler: async (request) => {
      const { before, after, item } = await write(request, async (tx, by) => {
        const rows = await store.find(tx)
        const { version, ...form } = request.body as FormOf<Contract> & { version?: number }
        const before = unchanged(rows, idOf(request), version)
        const columns = await columnsOf(form as FormOf<Contract>, tx)
        refuseTaken(
          rows.filter((row) => row !== before),
          columns,
        )
        const changes = changesOf(audited(before), audited(columns))
        if (changes.length === 0) return { item: await toItem(before, tx) }
        await store.update(tx, before, columns, by.now)
        await recordAudit(tx, { kind, id: before.id }, changes, by)
        const after = found(await store.find(tx), before.id)
        return { before, after, item: await toItem(after, tx) }
      })
      if (before) invalidate({ before, after })
      return item
    },
  })

  app.route({
    ...contract.remove,
    handler: async (request, reply) => {
      const before = await write(request, async (tx, by) => {
        const { version } = request.query as { version?: number }
        const before = unchanged(await store.find(tx), idOf(request), version)
        await store.remove(tx, before, by.now)
        await recordAudit(tx, { kind, id: before.id }, changesOf(auditedName(before), undefined), by)
        return before
      })
      invalidate({ before })
      return reply.code(204).send()
    },
  })

  return { write }
}

/** @throws Refusal 404 when the record does not exist */
function found<Row extends Versioned>(rows: readonly Row[], id: number): Row {
  const row = rows.find((one) => one.id === id)
  if (!row) throw notFound()
  return row
}
