import { href, redirect } from 'react-router'
import * as texts from '#texts/sales/shipping/staff'
import { CallFailed } from '../../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../../lib/forms/form-errors.ts'
import type { apiFrom } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import * as contract from '../delivery.contract.ts'

type Api = ReturnType<typeof apiFrom>

/** Why a zone or method was not saved. */
export interface DeliveryNotSaved {
  errors: FieldErrors
  /** Another person has saved it meanwhile. */
  isStale?: boolean
}

/** Saves or deletes a zone from its form; the id `new` adds one. */
export function saveZone(api: Api, { method }: Request, form: FormData, id: string) {
  const params = { id }
  const version = String(form.get('version'))
  const body = { name: String(form.get('name')), countries: form.getAll('countries').map(String) as never }
  return saving(method, () => {
    if (method === 'DELETE') return api(contract.removeZone, { params, query: { version } })
    if (id === 'new') return api(contract.createZone, { body })
    return api(contract.changeZone, { params, body: { ...body, version } })
  })
}

/** Saves or deletes a method from its form; the id `new` adds one. */
export function saveMethod(api: Api, { method }: Request, form: FormData, id: string) {
  const params = { id }
  const version = String(form.get('version'))
  const prices = form.getAll('price').map(String)
  const text = (name: string) => String(form.get(name) ?? '')
  const body = {
    brackets: form.getAll('up_to').map((up_to, line) => `${up_to}:${prices[line] ?? ''}`),
    ...{ zone: text('zone'), name: text('name'), free_from: text('free_from'), place: text('place') },
    ...{ ready_from: text('ready_from'), ready_to: text('ready_to') },
    ...(form.has('way_from') && { way_from: text('way_from'), way_to: text('way_to') }),
    ...{ is_tracked: form.has('is_tracked'), is_on: form.has('is_on') },
  }
  return saving(method, () => {
    if (method === 'DELETE') return api(contract.removeMethod, { params, query: { version } })
    // The form values; the server validates them.
    if (id === 'new') return api(contract.createMethod, { body: body as never })
    return api(contract.changeMethod, { params, body: { ...body, version } as never })
  })
}

async function saving(method: string, call: () => Promise<unknown>): Promise<Response | DeliveryNotSaved> {
  try {
    await call()
  } catch (error) {
    const errors = toastApiError(error)
    if (error instanceof CallFailed && error.status === 409) return { errors: NO_ERRORS, isStale: true }
    return { errors }
  }
  toast({ kind: 'success', text: method === 'DELETE' ? texts.removed : texts.saved })
  return redirect(href('/admin/delivery'))
}
