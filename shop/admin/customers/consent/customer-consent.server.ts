import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../../server/db/open.ts'
import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { countConfirmation } from '../../../../server/limits/limit-confirmations.ts'
import type { Services } from '../../../../server/services.ts'
import { findUser, lockUser, type UserRow } from '../../../core/accounts/users/users-store.server.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import {
  readConsent,
  requestConsentOf,
  withdrawConsentOf,
} from '../../../core/marketing-consent/marketing-consent.server.ts'
import { requestCustomerConsent, withdrawCustomerConsent } from './customer-consent.contract.ts'

/** Registers the endpoints with which staff request and withdraw the consent of a customer. */
export function customerConsentEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services

  /** Runs a change while the account is locked, and records it. An e-mail that is sent again leaves the history. */
  async function change(
    request: FastifyRequest,
    id: number,
    work: (tx: Database, account: UserRow, staffName: string) => Promise<boolean>,
  ) {
    const by = actorOf(request, clock())
    return db.transaction().execute(async (tx) => {
      const account = await lockUser(tx, id)
      if (!account) throw notFound()
      const staff = by.actorId === null ? undefined : await findUser(tx, by.actorId)
      const name = request.apiKey?.name ?? [staff?.first_name, staff?.last_name].filter(Boolean).join(' ')
      const before = await readConsent(tx, id)
      const isDone = await work(tx, account, name)
      const after = await readConsent(tx, id)
      const entry =
        after.history.length > before.history.length
          ? { field: 'consent', old: before.state, new: after.state }
          : { field: 'consent_email', old: null, new: 'sent again' }
      if (isDone) await recordAudit(tx, { kind: 'customer', id }, [entry], by)
      return after
    })
  }

  app.route({
    ...requestCustomerConsent,
    handler: (request) =>
      change(request, request.params.id, async (tx, account, staff_name) => {
        await countConfirmation(tx, 'marketing consent', { email: account.email, ip: request.ip, now: clock() })
        return requestConsentOf(tx, account, { source: 'staff', staff_name }, services)
      }),
  })

  app.route({
    ...withdrawCustomerConsent,
    handler: (request) =>
      change(request, request.params.id, (tx, account, staff_name) =>
        withdrawConsentOf(tx, account, { source: 'staff', staff_name }, services),
      ),
  })
}
