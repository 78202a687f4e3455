import { texts } from '#texts/sales/orders/staff'
import { bodyFrom } from '../../../../../lib/forms/form-data.ts'
import type { Api } from '../../../../core/api.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import type { StepAnswer } from '../steps/step-answer.ts'
import { saveTracking } from './tracking.contract.ts'
import { TrackingForm } from './tracking-form.contract.ts'

/** Saves the tracking number of the form. A refused form keeps the typed number. */
export async function sendTracking(api: Api, form: FormData): Promise<StepAnswer> {
  const body = bodyFrom(TrackingForm, form)
  if (body.tracking === body.seen) return { isOver: false, errors: { tracking: [texts.trackingUnchanged] } }
  try {
    const { id } = await api(saveTracking, { params: { id: String(form.get('id')) }, body })
    toast({ kind: 'success', text: body.tracking === '' ? texts.trackingRemoved(id) : texts.trackingSaved(id) })
    return { isOver: true }
  } catch (error) {
    return { isOver: false, errors: toastApiError(error) }
  }
}
