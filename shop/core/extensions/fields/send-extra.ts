import { texts } from '#texts/core/extensions/fields'
import { CallFailed } from '../../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../../lib/forms/form-errors.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import type { Api } from '../../api.ts'
import {
  type ExtraSection,
  readCustomerExtra,
  readOrderExtra,
  readProductExtra,
  saveCustomerExtra,
  saveOrderExtra,
  saveProductExtra,
  saveVariantExtra,
} from './extra.contract.ts'

/** The record of the screen, from the address. */
interface ScreenRecord {
  kind: string
  id: string
}

/** The result of saving: the saved fields, or errors, or the fields that another staff member saved meanwhile. */
export interface ExtraAnswer {
  errors?: FieldErrors
  theirs?: ExtraSection | undefined
  saved?: ExtraSection | undefined
}

/** Saves the additional fields of a record or, on the screen of a product, of a variant. */
export async function sendExtra(api: Api, screen: ScreenRecord, form: FormData): Promise<ExtraAnswer> {
  const { kind, id, extension, ...body } = Object.fromEntries(form) as Record<string, string>
  const save = { product: saveProductExtra, variant: saveVariantExtra, order: saveOrderExtra }[kind ?? '']
  const isSame = (one: ExtraSection) => one.kind === kind && `${one.id}` === id && one.extension === extension
  try {
    const { sections } = await api(save ?? saveCustomerExtra, {
      params: { id: String(id), extension: String(extension) },
      body: body as Record<string, string> & { version: string },
    })
    toast({ kind: 'success', text: texts.saved })
    return { saved: sections.find(isSame) }
  } catch (error) {
    const errors = toastApiError(error)
    if (!(error instanceof CallFailed) || error.status !== 409) return { errors }
    // Without the other values, staff still have what they typed and the message above.
    const { sections } = await loadExtra(api, screen).catch(() => ({ sections: [] }))
    return { errors: NO_ERRORS, theirs: sections.find(isSame) }
  }
}

/** Loads the additional fields of a record. */
export function loadExtra(api: Api, { kind, id }: ScreenRecord) {
  const endpoint = { product: readProductExtra, order: readOrderExtra }[kind]
  return api(endpoint ?? readCustomerExtra, { params: { id } })
}
