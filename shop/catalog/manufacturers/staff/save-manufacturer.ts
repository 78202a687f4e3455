import * as texts from '#texts/catalog/manufacturers/staff'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import type { apiFrom } from '../../../core/api.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { removeManufacturer, saveManufacturer } from '../manufacturers.contract.ts'

/** Saves or removes a manufacturer and shows a message. */
export async function saveManufacturerForm(api: ReturnType<typeof apiFrom>, form: FormData): Promise<ActionResult> {
  const name = String(form.get('name'))
  if (form.get('intent') === 'remove')
    return runAction(api(removeManufacturer, { params: { id: String(form.get('id')) } }), texts.removed(name))
  const { ManufacturerBody } = await import('../manufacturer-form.contract.ts')
  const body = { ...bodyFrom(ManufacturerBody, form), version: String(form.get('version')) }
  return runAction(api(saveManufacturer, { body }), texts.saved)
}
