import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { type AuditActor, recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import type { RefundAccountForm } from '../../payments/refund-accounts/refund-account.contract.ts'
import { storeRefundAccount, unsealRefundAccount } from '../../payments/refund-accounts/refund-accounts-store.server.ts'
import { takesRefundAccount } from '../../payments/refund-accounts/takes-refund-account.ts'
import { lockOrderOfCustomer } from '../apply-transition.server.ts'
import { customerOrder } from '../order-response.server.ts'
import { findOrderForStaff, type StaffOrderRow } from '../orders-store.server.ts'
import { saveRefundAccount } from './save-refund-account.contract.ts'

/** Registers the endpoint by which customers enter the bank account for a refund. */
export function refundAccountEndpoint(app: ShopApp, services: Services): void {
  app.route({
    ...saveRefundAccount,
    handler: async (request) => {
      const { id: actorId } = requireUser(request)
      const { id } = request.params
      const order = await services.db.transaction().execute(async (tx) => {
        const locked = await lockOrderOfCustomer(tx, id)
        const row = await findOrderForStaff(tx, id)
        if (locked?.user_id !== actorId || !row) throw notFound()
        await changeRefundAccount(tx, row, request.body, { actorId, now: services.clock(), secret: services.secret })
        return findOrderForStaff(tx, id)
      })
      if (!order) throw notFound()
      return customerOrder(order, services)
    },
  })
}

/**
 * Stores the refund account of an order and records which fields changed. Call it while the order is locked.
 * @throws Refusal 409 if no transfer of this order is to be refunded
 */
export async function changeRefundAccount(
  tx: Database,
  order: StaffOrderRow,
  account: RefundAccountForm,
  { secret, ...by }: AuditActor & { secret: Buffer },
): Promise<void> {
  if (!takesRefundAccount(order)) throw refuse('This order has no bank transfer to refund.', 409)
  const before = order.refund_account && unsealRefundAccount(order.refund_account, secret)
  const changed = (['holder', 'iban'] as const).filter((field) => before?.[field] !== account[field])
  if (changed.length === 0) return
  await storeRefundAccount(tx, order.id, account, { secret, now: by.now })
  // Only the names of the fields are logged, because the audit log contains no IBAN.
  const change = { field: 'refund account', old: null, new: changed.join(', ') }
  await recordAudit(tx, { kind: 'order', id: order.id }, [change], by)
}
