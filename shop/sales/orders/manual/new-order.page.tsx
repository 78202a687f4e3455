import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/orders/manual'
import { CallFailed } from '../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { decodeNested } from '../../../../lib/forms/nested-form.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/new-order.page'
import { ManualOrderForm, placeManualOrder, quoteManualOrder } from './manual-orders.contract.ts'
import type { NewOrderAnswer } from './new-order-answer.ts'
import { NewOrderForm } from './new-order-form.tsx'

/** Returns a quote, or places the order. */
export async function clientAction({ context, request }: Route.ClientActionArgs): Promise<NewOrderAnswer | Response> {
  const api = apiFrom(context)
  const form = await request.formData()
  if (form.get('intent') === 'quote')
    return api(quoteManualOrder, { body: JSON.parse(String(form.get('wish'))) }).then(
      (quote) => ({ quote }),
      // Errors are shown when the order is placed.
      () => ({}),
    )
  try {
    const body = decodeNested(ManualOrderForm, form as Iterable<[string, string]>) as never
    const { id } = await api(placeManualOrder, { body })
    toast({ kind: 'success', text: texts.orderPlaced(id) })
    return redirect(href('/admin/orders/:id', { id: String(id) }))
  } catch (error) {
    toastApiError(error)
    return { errors: error instanceof CallFailed ? moveToFields(nestedErrors(error.error), form) : {} }
  }
}

/** Moves errors about lines and total to the fields that staff see; they enter neither directly. */
function moveToFields({ lines, method, total, ...others }: FieldErrors, form: FormData): FieldErrors {
  if (!form.has('lines[0][product]')) return { lines: [texts.addProducts], ...others }
  const chosen = { ...(lines && { lines }), ...(method && { method: [texts.chooseDelivery] }), ...others }
  return total && Object.keys(chosen).length === 0 ? { non_field_errors: [texts.notCountedYet] } : chosen
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.newOrder)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.newOrder,
    reason: texts.onlyStaffPlaceOrders,
    up: { to: href('/admin/orders'), name: texts.orders },
  }),
)

export default NewOrderForm
