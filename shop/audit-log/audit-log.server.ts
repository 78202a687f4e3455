import { readPaging, toPageOf } from '../../server/http/paging.ts'
import type { ShopApp } from '../../server/http/shop-app.ts'
import type { Services } from '../../server/services.ts'
import { auditLog, type Change } from './audit-log.contract.ts'
import { type AuditEntryRecord, countAuditEntries, pageOfAuditEntries } from './audit-log-store.server.ts'
import { AUDITED_KINDS } from './audited-kinds.contract.ts'

/** Registers the endpoint for reading who changed what. */
export function auditLogEndpoint(app: ShopApp, { db, publicUrl }: Services): void {
  app.route({
    ...auditLog,
    handler: async ({ query, url }) => {
      const kind = AUDITED_KINDS.find((one) => query[one] !== undefined)
      const subject = kind && { kind, id: query[kind] ?? 0 }
      const paging = readPaging(query)
      const [rows, count] = await Promise.all([pageOfAuditEntries(db, subject, paging), countAuditEntries(db, subject)])
      return toPageOf(rows.map(onWire), count, paging, new URL(url, publicUrl()))
    },
  })
}

function onWire(row: AuditEntryRecord): Change {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject_id,
    subject_title: row.subject_title,
    field: row.field,
    old: row.old_value,
    new: row.new_value,
    by: row.actor_name,
    by_id: row.actor_id,
    time_created: row.made_at.toISOString(),
  }
}
