import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { firstRow } from '../../../server/db/prepared.ts'
import type { Schema } from '../../../server/db/schema.ts'
import type { Paging } from '../../../server/http/paging.ts'
import type { AuditedKind } from './audited-kinds.contract.ts'

/** A changed value; null for none. */
export interface ValueChange {
  field: string
  old: string | null
  new: string | null
}

/** The author and time of a change. */
export interface AuditActor {
  /** Account of the staff member; null for an API key. */
  actorId: number | null
  /** The API key that makes the change. */
  keyId?: number | undefined
  /** Whether the shop itself makes the change, without staff. The name of the entry is empty. */
  isShop?: boolean
  now: Date
}

interface Subject {
  kind: AuditedKind
  id: number
}

/** Filters by subject and account; undefined for all. */
export interface AuditFilter {
  subject: Subject | undefined
  actorId: number | undefined
}

/** Maximum stored length of a value, in characters. */
const MAX_VALUE = 500
const CUT = '…'

/** Adds audit log entries in the transaction of the change. The name is stored together with the account id. */
export async function recordAudit(
  tx: Database,
  { kind, id }: Subject,
  changed: readonly ValueChange[],
  by: AuditActor,
): Promise<void> {
  await recordAudits(tx, kind, [{ id, changed }], by)
}

/** Adds audit log entries for several subjects of a kind. */
export async function recordAudits(
  tx: Database,
  kind: AuditedKind,
  records: readonly { id: number; changed: readonly ValueChange[] }[],
  by: AuditActor,
): Promise<void> {
  await insertEntries(tx, kind, records, by)
}

/** Adds the entry of an action before it runs. @returns the id of the entry */
export async function startAudit(
  db: Database,
  { kind, id }: Subject,
  change: ValueChange,
  by: AuditActor,
): Promise<number> {
  return firstRow(await insertEntries(db, kind, [{ id, changed: [change] }], by)).id
}

/** Stores the result of an action in the entry of its start. */
export async function finishAudit(db: Database, id: number, result: string): Promise<void> {
  await db
    .updateTable('audit_entries')
    .set({ new_value: shortened(result) })
    .where('id', '=', id)
    .execute()
}

/** Deletes the entry of the start of an action that was refused. */
export async function deleteAudit(db: Database, id: number): Promise<void> {
  await db.deleteFrom('audit_entries').where('id', '=', id).execute()
}

interface FieldOfKind {
  kind: AuditedKind
  field: string
}

/**
 * Removes values of a field that are addresses of a former customer.
 * @param addresses a relation of `key` and `until`, the end of ownership
 */
export async function eraseLoggedAddresses(
  tx: Database,
  { kind, field }: FieldOfKind,
  addresses: RawBuilder<unknown>,
): Promise<void> {
  const isTheirs = (value: RawBuilder<unknown>) =>
    sql`exists (select from ${addresses} as had where made_at <= until and lower(${value} collate "C") = key)`
  const [before, after] = [isTheirs(sql`old_value`), isTheirs(sql`new_value`)]
  await sql`
    update audit_entries set
      old_value = case when not ${before} then old_value end,
      new_value = case when not ${after} then new_value end
    where kind = ${kind} and field = ${field} and (${before} or ${after})`.execute(tx)
}

/** Removes the values of a field of some subjects. @param ids a query of the ids */
export async function eraseLoggedValues(
  db: Database,
  { kind, field }: FieldOfKind,
  ids: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update audit_entries set old_value = null, new_value = null
    where kind = ${kind} and field = ${field} and (old_value is not null or new_value is not null)
      and subject_id in (${ids})`.execute(db)
}

async function insertEntries(
  tx: Database,
  kind: AuditedKind,
  records: readonly { id: number; changed: readonly ValueChange[] }[],
  { actorId, keyId, isShop = false, now }: AuditActor,
): Promise<{ id: number }[]> {
  const all = records.flatMap(({ id, changed }) => changed.map((change) => ({ id, ...change })))
  if (all.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    insert into audit_entries (kind, subject_id, actor_id, api_key_id, actor_name, field, old_value, new_value, made_at)
    select ${kind}, subject_id, actor.id, key_id, name, field, old_value, new_value, ${now}
    from (
      select id, null::bigint as key_id, concat_ws(' ', first_name, nullif(last_name, '')) as name
      from users where id = ${actorId}
      union all select null, id, name from api_keys where id = ${keyId ?? null}
      union all select null, null, '' where ${isShop}
    ) as actor, unnest(
      ${all.map(({ id }) => id)}::bigint[],
      ${all.map(({ field }) => field)}::text[],
      ${all.map((change) => shortened(change.old))}::text[],
      ${all.map((change) => shortened(change.new))}::text[]) as changed (subject_id, field, old_value, new_value)
    returning id`.execute(tx)
  return rows
}

/** Returns a value cut to the maximum length. The mark contains the full length, so that long texts still differ. */
function shortened(value: string | null): string | null {
  if (value === null) return null
  const characters = [...value]
  return characters.length <= MAX_VALUE
    ? value
    : `${characters.slice(0, MAX_VALUE).join('')}${CUT} (${characters.length})`
}

export type AuditEntryRecord = Awaited<ReturnType<typeof pageOfAuditEntries>>[number]

/** Returns one page of matching entries, newest first. */
export function pageOfAuditEntries(
  db: Database,
  filter: AuditFilter,
  { page, size, belowId = Number.MAX_SAFE_INTEGER }: Paging,
) {
  return db
    .selectFrom('audit_entries')
    .selectAll()
    .where(isIn(filter))
    .where('id', '<', belowId)
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

/** Returns the changes of one field of a subject, oldest first. */
export const findChangesOfField = (db: Database, subject: Subject, field: string) =>
  db
    .selectFrom('audit_entries')
    .select(['new_value', 'made_at', 'actor_name'])
    .where(isIn({ subject, actorId: undefined }))
    .where('field', '=', field)
    .orderBy('id')
    .execute()

export async function countAuditEntries(db: Database, filter: AuditFilter): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isIn(filter))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns staff members by name: current ones, and former ones with membership changes in the log. */
export async function findAuditedPeople(db: Database): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, concat_ws(' ', first_name, nullif(last_name, '')) as name from users
    where id in (select id from users where staff_role is not null union select subject_id from audit_entries where kind = 'member')
      and exists (select from audit_entries where actor_id = users.id)
    order by lower(first_name), lower(last_name), id`.execute(db)
  return rows
}

function isIn({ subject, actorId }: AuditFilter) {
  return ({ and, eb }: ExpressionBuilder<Schema, 'audit_entries'>) =>
    and([
      ...(subject ? [eb('kind', '=', subject.kind), eb('subject_id', '=', subject.id)] : []),
      ...(actorId === undefined ? [] : [eb('actor_id', '=', actorId)]),
    ])
}
