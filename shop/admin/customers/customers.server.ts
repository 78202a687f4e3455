import { toPrice } from '../../../lib/money.ts'
import { readPaging, toListPage } from '../../../server/http/paging.ts'
import { notFound, refuse } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { enqueueJob } from '../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../server/services.ts'
import { findUser, lockUser } from '../../core/accounts/users/users-store.server.ts'
import { recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../core/auth/guards/allow.server.ts'
import { readExtra } from '../../core/extensions/fields/open-extra.server.ts'
import { ownDataOf } from '../../storefront/account/own-data/my-data.server.ts'
import { readCustomerDetails } from './customer/read-customer-details.server.ts'
import {
  type CustomerFilter,
  type CustomerListItem,
  exportCustomer,
  listCustomers,
  readCustomer,
} from './customers.contract.ts'
import { refreshAllCustomerFigures, refreshCustomerFigures } from './figures/customer-figures-store.server.ts'
import { recountCustomers } from './figures/recount-customers.server.ts'
import {
  type CustomerCriteria,
  type CustomerRow,
  customerRows,
  findCustomersPage,
} from './table/customers-table-store.server.ts'

const STAFF_ACCOUNT = 'This is a staff account. The staff member can download the data under “Account”.'

/** Registers the endpoints with which staff read customers. */
export function customersEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, publicUrl, jobs, extensions } = services
  jobs.work(recountCustomers, () => refreshAllCustomerFigures(db))

  app.route({
    ...listCustomers,
    handler: async ({ query, url }) => {
      const paging = readPaging(query)
      const { sort = 'newest', descending } = query
      const order = { sort, isDescending: descending ? descending === 'true' : sort !== 'name' }
      if (await refreshCustomerFigures(db)) await enqueueJob(db, recountCustomers, {}, { now: clock(), key: '' })
      const { ids, count, counts } = await findCustomersPage(db, criteriaOf(query), order, paging)
      const rows = await customerRows(db, ids)
      const page = toListPage(rows.map(customerResponse), count, { paging, ids, address: new URL(url, publicUrl()) })
      return { ...page, counts, are_more: counts === null }
    },
  })

  app.route({
    ...readCustomer,
    handler: async ({ params }) => {
      await refreshCustomerFigures(db, params.id)
      const [row] = await customerRows(db, [params.id])
      const details = row && (await readCustomerDetails(db, row.id, clock()))
      if (!details) throw notFound()
      const extra = await readExtra(db, extensions, { kind: 'customer', id: row.id })
      return { ...customerResponse(row), ...details, ...(extra && { extra }) }
    },
  })

  app.route({
    ...exportCustomer,
    handler: async (request) => {
      const { id } = request.params
      const by = actorOf(request, clock())
      const account = await findUser(db, id)
      if (!account) throw notFound()
      if (account.is_staff) throw refuse(STAFF_ACCOUNT, 403)
      const known = await ownDataOf(services, account)
      await db.transaction().execute(async (tx) => {
        // The account may have been deleted while the export was read.
        if (!(await lockUser(tx, id))) throw notFound()
        await recordAudit(tx, { kind: 'customer', id }, [{ field: 'data', old: null, new: 'handed out' }], by)
      })
      return known
    },
  })
}

/** Returns the filters of a query. */
export const criteriaOf = (query: CustomerFilter): CustomerCriteria => ({
  words: query.search ?? '',
  hasOrdered: query.ordered && query.ordered === 'true',
  tag: query.tag ? Number(query.tag) : undefined,
  consent: query.consent,
  country: query.country,
  spentFromCents: query.spent_from === undefined ? undefined : Math.round(Number(query.spent_from) * 100),
})

const customerResponse = (row: CustomerRow): CustomerListItem => ({
  ...{ id: row.id, name: row.name, email: row.email, is_staff: row.is_staff, orders: row.orders, tags: row.tags },
  time_created: row.created_at.toISOString(),
  spent: toPrice(row.spent_cents),
  last_ordered: row.last_ordered_at?.toISOString() ?? null,
  marketing_consent: row.consent,
})
