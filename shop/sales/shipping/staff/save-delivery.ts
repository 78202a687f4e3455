import { href } from 'react-router'
import { texts } from '#texts/sales/shipping/staff'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { saveRecord } from '../../../core/admin-kit/resource/editor/save-record.ts'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import type { Api } from '../../../core/api.ts'
import * as contract from '../delivery.contract.ts'

const common = localizedConstant(() => ({
  list: href('/admin/delivery'),
  texts: { saved: texts.saved, removed: texts.removed },
}))
const zoneCalls = callsOf({
  list: contract.listZones,
  add: contract.createZone,
  change: contract.changeZone,
  remove: contract.removeZone,
})
const methodCalls = callsOf({
  list: contract.listZones,
  add: contract.createMethod,
  change: contract.changeMethod,
  remove: contract.removeMethod,
})

/** Saves or deletes a zone from its form. */
export const saveZone = (api: Api, request: Request, id: string) =>
  saveRecord({ ...common, api, request, id, calls: zoneCalls, body: zoneIn })

/** Saves or deletes a method from its form. */
export const saveMethod = (api: Api, request: Request, id: string) =>
  saveRecord({ ...common, api, request, id, calls: methodCalls, body: methodIn })

// The server validates the form values.
const zoneIn = (form: FormData) => ({
  name: String(form.get('name')),
  countries: form.getAll('countries').map(String) as never,
})

function methodIn(form: FormData) {
  const prices = form.getAll('price').map(String)
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    brackets: form.getAll('up_to').map((up_to, line) => `${up_to}:${prices[line] ?? ''}`),
    ...{ zone: text('zone'), name: text('name'), free_from: text('free_from') as never, place: text('place') },
    ...{ ready_from: text('ready_from'), ready_to: text('ready_to') },
    ...(form.has('way_from') && { way_from: text('way_from'), way_to: text('way_to') }),
    ...{ is_tracked: form.has('is_tracked'), is_on: form.has('is_on') },
  }
}
