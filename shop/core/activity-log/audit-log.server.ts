import { readPaging, toListPage } from '../../../server/http/paging.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { auditLog, type Change } from './audit-log.contract.ts'
import {
  type AuditEntryRecord,
  countAuditEntries,
  findAuditedPeople,
  pageOfAuditEntries,
} from './audit-log-store.server.ts'
import { AUDITED_KINDS } from './audited-kinds.contract.ts'
import { subjectsInValues, withNames } from './fields/subjects-in-values.ts'
import { type FoundSubjects, findSubjects } from './subjects-store.server.ts'

/** Registers the endpoint of the activity log. */
export function auditLogEndpoint(app: ShopApp, { db, publicUrl }: Services): void {
  app.route({
    ...auditLog,
    handler: async ({ query, url }) => {
      const kind = AUDITED_KINDS.find((one) => query[one] !== undefined)
      const filter = { subject: kind && { kind, id: query[kind] ?? 0 }, actorId: query.by }
      const paging = readPaging(query)
      const [rows, count, people] = await Promise.all([
        pageOfAuditEntries(db, filter, paging),
        countAuditEntries(db, filter),
        findAuditedPeople(db),
      ])
      const subjectOf = await findSubjects(db, [...rows, ...rows.flatMap(subjectsInValues)])
      const changes = rows.map((row) => onWire(row, subjectOf))
      const ids = rows.map(({ id }) => id)
      return { ...toListPage(changes, count, { paging, ids, address: new URL(url, publicUrl()) }), people }
    },
  })
}

function onWire(row: AuditEntryRecord, subjectOf: FoundSubjects): Change {
  const { name, address } = subjectOf(row.kind, row.subject_id)
  const named = (value: string | null) => withNames(row, value, (kind, id) => subjectOf(kind, id).name)
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject_id,
    subject_title: name,
    subject_address: address,
    field: row.field,
    old: named(row.old_value),
    new: named(row.new_value),
    by: row.actor_name,
    by_id: row.actor_id,
    by_api_key: row.api_key_id,
    time_created: row.made_at.toISOString(),
  }
}
