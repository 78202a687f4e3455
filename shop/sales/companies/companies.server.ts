import { notFound, refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { enqueueJob } from '../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../core/auth/guards/allow.server.ts'
import { lockOrderOfCustomer } from '../orders/apply-transition.server.ts'
import { checkLater, checkNow, checkOfOrder, checksSince, storedCheck } from './check-vat-number.server.ts'
import { findCheck, findOrderCompany, putOrderCompany } from './companies-store.server.ts'
import { checkCompany, correctCompany } from './company.contract.ts'
import { checkedCompanyResponse } from './company-response.server.ts'

/** Registers the endpoints that check and correct companies, and the job that checks VAT numbers later. */
export function companyEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, jobs } = services
  jobs.work(checkLater, ({ order }) => checkOfOrder(services, order))

  app.route({
    ...checkCompany,
    handler: async ({ body: company }) => {
      const check = company.vat_number === '' ? undefined : await checkNow(services, company.vat_number)
      return { company, vat_check: storedCheck(company.vat_number, check).vat_check ?? null }
    },
  })

  app.route({
    ...correctCompany,
    handler: async (request) => {
      const { id } = request.params
      const { version, ...company } = request.body
      const by = actorOf(request, clock())
      return db.transaction().execute(async (tx) => {
        if (!(await lockOrderOfCustomer(tx, id))) throw notFound()
        const before = await findOrderCompany(tx, id)
        if ((before?.version ?? 0) !== version)
          throw refuse('These details were changed meanwhile. Reload them and try again.', 409)
        if (before?.is_reverse_charge && before.vat_number !== company.vat_number)
          throw refuseFields({
            vat_number: [
              'This order has no VAT because of this number. Refund it and order again to change the number.',
            ],
          })
        const changed = (['name', 'vat_number', 'siren'] as const).filter((field) => company[field] !== before?.[field])
        if (changed.length > 0) {
          const isSameNumber = before?.vat_number === company.vat_number
          const found = await findCheck(tx, company.vat_number, checksSince(by.now))
          const check = before && isSameNumber ? checkOf(before) : storedCheck(company.vat_number, found)
          await putOrderCompany(tx, id, { company, check })
          // Only the names of the fields are logged, because the log contains no personal data.
          await recordAudit(tx, { kind: 'order', id }, [{ field: 'company', old: null, new: changed.join(', ') }], by)
          if (check.vat_check === 'unknown') await enqueueJob(tx, checkLater, { order: id }, { now: by.now })
        }
        const after = await findOrderCompany(tx, id)
        if (!after) throw notFound()
        return checkedCompanyResponse(after)
      })
    },
  })
}

const checkOf = ({ vat_check, checked_name, request_identifier, checked_at }: ReturnType<typeof storedCheck>) => ({
  ...{ vat_check, checked_name, request_identifier, checked_at },
})
