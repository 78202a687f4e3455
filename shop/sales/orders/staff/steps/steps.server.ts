import { translatedErrors } from '../../../../../lib/texts/error-sentences.ts'
import { notFound, Refusal } from '../../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../../server/http/shop-app.ts'
import type { Services } from '../../../../../server/services.ts'
import { exactProductTags, POPULAR, SEARCH } from '../../../../catalog/products/read/catalogue-tags.server.ts'
import type { AuditActor } from '../../../../core/activity-log/audit-log-store.server.ts'
import { actorOf, requireUser } from '../../../../core/auth/guards/allow.server.ts'
import { ORDER_STATES } from '../../../../core/order-states/order-states.contract.ts'
import type { OrderStatus } from '../../../../core/order-states/order-status.contract.ts'
import { applyTransition } from '../../apply-transition.server.ts'
import { orderEmail } from '../../order-emails.server.ts'
import { staffOrderResponse } from '../../order-response.server.ts'
import { setStepEmail } from '../../order-rows-store.server.ts'
import { findOrderForStaff, type StaffOrderRow } from '../../orders-store.server.ts'
import { changeOrder, refuseDeletedStaff } from '../change-order.server.ts'
import type { StaffStep } from './step-form.contract.ts'
import { type Outcome, transitionOrder, transitionOrders, undoSteps } from './steps.contract.ts'
import { UNDO_MS } from './undo-ms.ts'
import { undoStep } from './undo-step.server.ts'

interface RequestedStep {
  id: number
  to: StaffStep
  from?: OrderStatus | undefined
  tracking?: string | undefined
}

/** Registers the endpoints by which staff move orders to the next status and undo that. */
export function stepsEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache } = services

  /**
   * Invalidates the caches at once, before the database's notification arrives: stock for staff, and reviewable
   * products for the customer.
   */
  function invalidateCaches({ user_id, lines }: StaffOrderRow, status: StaffStep): void {
    if (user_id !== null) cache.customers.changed(user_id)
    if (!ORDER_STATES[status].returnsStock) return
    cache.changed(POPULAR, SEARCH, ...exactProductTags(lines.map(({ product_id }) => product_id)))
  }

  async function applyStep(step: RequestedStep, by: AuditActor): Promise<StaffOrderRow> {
    const { id, to } = step
    const order = await changeOrder(services, {
      id,
      now: by.now,
      async work(tx) {
        await applyTransition(tx, step, by)
        return (stepped) => orderEmail(stepped, to, services)
      },
      notBefore: new Date(by.now.getTime() + UNDO_MS),
      emailed: (tx, email) => setStepEmail(tx, { id, status: to, email }),
    })
    invalidateCaches(order, to)
    return order
  }

  app.route({
    ...transitionOrder,
    handler: async (request) => {
      const by = actorOf(request, clock())
      const order = await applyStep({ ...request.params, ...request.body }, by)
      return staffOrderResponse(order, services)
    },
  })

  app.route({
    ...transitionOrders,
    handler: (request) => {
      const { to, orders } = request.body
      const wished = new Map(orders.map((order) => [order.id, order]))
      return applyToEach([...wished.keys()], (id) =>
        applyStep({ ...wished.get(id), id, to }, actorOf(request, clock())),
      )
    },
  })

  app.route({
    ...undoSteps,
    handler: (request) => {
      const { status, orders } = request.body
      const actorId = requireUser(request).id
      return applyToEach(orders, async (id) => {
        const order = await db
          .transaction()
          .execute(async (tx) => {
            await undoStep(tx, { id, status }, { actorId, now: clock() })
            return findOrderForStaff(tx, id)
          })
          .catch(refuseDeletedStaff)
        if (!order) throw notFound()
        invalidateCaches(order, status)
      })
    },
  })
}

/**
 * Applies a change to each order in the order of ids, each in its own transaction. A refused order does not affect
 * the others.
 */
async function applyToEach(ids: readonly number[], work: (id: number) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] }
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    try {
      await work(id)
      outcome.done.push(id)
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 401) throw error
      outcome.refused.push({ id, reason: sentenceOf(error) })
    }
  }
  return outcome
}

const sentenceOf = ({ answer }: Refusal): string => Object.values(translatedErrors(answer)).flat().join(' ')
