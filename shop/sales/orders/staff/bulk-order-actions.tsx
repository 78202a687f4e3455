import { texts } from '#texts/sales/orders/staff'
import { CallFailed } from '../../../../lib/api-client.ts'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { type FieldErrors, NO_ERRORS } from '../../../../lib/forms/form-errors.ts'
import { nestedName } from '../../../../lib/forms/nested-form.ts'
import type { Api } from '../../../core/api.ts'
import { ORDER_STATES } from '../../../core/order-states/order-states.contract.ts'
import type { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { addNote } from './notes/notes.contract.ts'
import { recordPayment } from './staff-orders.contract.ts'
import type { StepAnswer } from './steps/step-answer.ts'
import type { StaffStep } from './steps/step-form.contract.ts'
import { type Outcome, transitionOrder, transitionOrders, undoSteps } from './steps/steps.contract.ts'
import { trackingFieldOf } from './steps/tracking-field-of.ts'
import { UNDO_MS } from './steps/undo-ms.ts'
import { UndoStepButton } from './steps/undo-step-button.tsx'

/** Performs the action of any order form. */
export async function runOrderAction(api: Api, form: FormData): Promise<StepAnswer> {
  switch (form.get('intent')) {
    case 'payment':
      return payOrder(api, form)
    case 'refund': {
      const { sendRefund } = await import('./refund/send-refund.ts')
      return sendRefund(api, form)
    }
    case 'tracking': {
      const { sendTracking } = await import('./tracking/send-tracking.ts')
      return sendTracking(api, form)
    }
    case 'note':
      return unlessRefused(async () => {
        await api(addNote, { params: { id: idIn(form) }, body: { words: String(form.get('words')) } })
        toast({ kind: 'success', text: texts.noteAdded })
      })
    case 'steps':
      return stepMany(api, form)
    case 'undo':
      return undoMany(api, form)
    default:
      return stepOne(api, form)
  }
}

const idIn = (form: FormData) => String(form.get('id'))

async function stepOne(api: Api, form: FormData): Promise<StepAnswer> {
  const { StepForm } = await import('./steps/step-form.contract.ts')
  return unlessRefused(async () => {
    const body = bodyFrom(StepForm, form)
    const { id, status } = await api(transitionOrder, { params: { id: idIn(form) }, body })
    toastWithUndo(texts.orderMarked(id, ORDER_STATES[status].outcome), [id], body.to)
  })
}

async function stepMany(api: Api, form: FormData): Promise<StepAnswer> {
  const to = String(form.get('to')) as Exclude<StaffStep, 'cancelled'>
  const orders = (JSON.parse(String(form.get('orders'))) as { id: number; from: OrderStatus }[]).map((order) => ({
    ...order,
    tracking: String(form.get(trackingFieldOf(order.id)) ?? ''),
  }))
  let refused: Outcome['refused'] = []
  const answer = await unlessRefused(
    async () => {
      const outcome = await api(transitionOrders, { body: { to, orders } })
      refused = outcome.refused
      if (outcome.done.length > 0)
        toastWithUndo(texts.ordersMarked(outcome.done.length, ORDER_STATES[to].label), outcome.done, to)
      toastRefusals(outcome)
    },
    (error) => invalidTracking(error, orders),
  )
  if (answer.errors) return answer
  return {
    ...answer,
    refused,
    errors: Object.fromEntries(refused.map(({ id, reason }) => [trackingFieldOf(id), [reason]])),
  }
}

/** Returns the tracking number errors of several orders by field name. */
function invalidTracking(error: CallFailed, orders: readonly { id: number }[]): FieldErrors {
  const byName = nestedErrors(error.error)
  return Object.fromEntries(
    orders.flatMap(({ id }, n) => {
      const found = byName[nestedName(['orders', n, 'tracking'])]
      return found ? [[trackingFieldOf(id), found]] : []
    }),
  )
}

async function undoMany(api: Api, form: FormData): Promise<StepAnswer> {
  const status = String(form.get('status')) as StaffStep
  return unlessRefused(async () => {
    const outcome = await api(undoSteps, { body: { status, orders: JSON.parse(String(form.get('orders'))) } })
    if (outcome.done.length > 0) toast({ kind: 'success', text: texts.undone(outcome.done) })
    toastRefusals(outcome)
  })
}

async function payOrder(api: Api, form: FormData): Promise<StepAnswer> {
  const again = form.get('again')
  const body = {
    ...{ amount: String(form.get('amount')), received_on: String(form.get('received_on')) },
    ...(again && { again: String(again) }),
  }
  return unlessRefused(async () => {
    const { id, status } = await api(recordPayment, { params: { id: idIn(form) }, body })
    if (again) return void toast({ kind: 'success', text: texts.paymentRecordedItMust(id) })
    toast({ kind: 'success', text: status === 'cancelled' ? texts.orderStaysCancelled(id) : texts.orderPaid(id) })
  })
}

/** Shows a toast with an Undo button while undo is possible. */
function toastWithUndo(text: string, ids: readonly number[], status: StaffStep): void {
  toast({
    kind: 'success',
    text,
    action: <UndoStepButton ids={ids} status={status} />,
    lastsMs: UNDO_MS,
  })
}

/** Shows which orders were left unchanged, grouped by reason. */
function toastRefusals({ refused }: Outcome): void {
  const byReason = Map.groupBy(refused, ({ reason }) => reason)
  for (const [reason, orders] of byReason)
    toast({
      kind: 'error',
      text: texts.notChanged(
        orders.map(({ id }) => id),
        reason,
      ),
    })
}

async function unlessRefused(
  work: () => Promise<void>,
  extraErrors: (error: CallFailed) => FieldErrors = () => NO_ERRORS,
): Promise<StepAnswer> {
  try {
    await work()
    return { isOver: true }
  } catch (error) {
    // Another person was faster; the reloaded page shows the order's current state.
    const isOver = error instanceof CallFailed && error.status === 409
    const errors = toastApiError(error)
    return { isOver, errors: error instanceof CallFailed ? { ...errors, ...extraErrors(error) } : errors }
  }
}
