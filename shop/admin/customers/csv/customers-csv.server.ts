import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK } from '../../../../lib/formula-cells.ts'
import { toPrice } from '../../../../lib/money.ts'
import { toShopTime } from '../../../../lib/texts/shop-time.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { csvRows, joined } from '../../../catalog/import-export/file/safe-cells.server.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { inShopTime } from '../../../sales/shipping/dates/calendar-day.ts'
import type { CustomerFilter } from '../customers.contract.ts'
import { criteriaOf } from '../customers.server.ts'
import { refreshAllCustomerFigures } from '../figures/customer-figures-store.server.ts'
import {
  type CustomerCriteria,
  type CustomerRow,
  countFound,
  customerRows,
  eachCustomer,
} from '../table/customers-table-store.server.ts'
import { CUSTOMER_COLUMNS, exportCustomers } from './customers-csv.contract.ts'

/** Registers the endpoint that streams the found customers as CSV. */
export function customersCsvEndpoint(app: ShopApp, { db, reading, clock }: Services): void {
  app.route({
    ...exportCustomers,
    handler: async (request, reply) => {
      const now = clock()
      const criteria = criteriaOf(request.query)
      await refreshAllCustomerFigures(db)
      // Recorded before the first row is sent: an aborted download has handed out data too.
      const change = { field: 'export', old: null, new: exported(await countFound(db, criteria), request.query) }
      await recordAudit(db, { kind: 'customer_list', id: 1 }, [change], { actorId: requireUser(request).id, now })
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="customers-${inShopTime(now).day}.csv"`)
        .send(Readable.from(lines(await reading.database(), criteria), { objectMode: false }))
    },
  })
}

/** Names the filters without their values, which may identify a person. */
function exported(count: number, filter: CustomerFilter): string {
  const used = Object.entries(filter).flatMap(([name, value]) => (value ? [name] : []))
  return `${count}${used.length > 0 ? ` (${used.join(', ')})` : ''}`
}

async function* lines(db: Database, criteria: CustomerCriteria): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRows([CUSTOMER_COLUMNS])
  for await (const ids of eachCustomer(db, criteria)) {
    const customers = await customerRows(db, ids)
    yield csvRows(customers.map(rowOf), CUSTOMER_COLUMNS)
  }
}

const shopTime = (time: Date | null) => (time ? toShopTime(time.toISOString()).replace('T', ' ') : '')

const rowOf = (row: CustomerRow): { [column in (typeof CUSTOMER_COLUMNS)[number]]: string } => ({
  customer: String(row.id),
  ...{ first_name: row.first_name, last_name: row.last_name, email: row.email },
  signed_up: shopTime(row.created_at),
  is_staff: row.is_staff ? 'true' : 'false',
  orders: String(row.orders),
  spent: toPrice(row.spent_cents),
  last_order: shopTime(row.last_ordered_at),
  country: row.country ?? '',
  tags: joined(row.tags),
  marketing_consent: row.consent,
  consent_changed: shopTime(row.consent_changed_at),
  consent_source: row.consent_source ?? '',
  consent_text_version: row.consent_text_version === null ? '' : String(row.consent_text_version),
})
