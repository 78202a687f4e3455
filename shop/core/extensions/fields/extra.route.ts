import { href, redirect } from 'react-router'
import * as texts from '#texts/core/extensions/fields'
import { CallFailed } from '../../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../../lib/forms/form-errors.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { staffLoader } from '../../admin-kit/staff-loader.ts'
import { apiFrom } from '../../api.ts'
import type { Route } from './+types/extra.route'
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

type Api = ReturnType<typeof apiFrom>

/** The result of saving: the saved fields, or errors, or the fields that another staff member saved meanwhile. */
export interface ExtraAnswer {
  errors?: FieldErrors
  theirs?: ExtraSection | undefined
  saved?: ExtraSection | undefined
}

// A direct visit is redirected, because the route has no page.
export const loader = () => redirect(href('/admin'))

/** Loads the additional fields of a record. */
export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, read(apiFrom(context), params)),
)

/** Saves the additional fields of a record or, on the screen of a product, of a variant. */
export async function clientAction({ context, params, request }: Route.ClientActionArgs): Promise<ExtraAnswer> {
  const { kind, id, extension, ...body } = Object.fromEntries(await request.formData()) as Record<string, string>
  const api = apiFrom(context)
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
    const { sections } = await read(api, params)
    return { errors: NO_ERRORS, theirs: sections.find(isSame) }
  }
}

function read(api: Api, { kind, id }: Route.ClientLoaderArgs['params']) {
  const endpoint = { product: readProductExtra, order: readOrderExtra }[kind]
  return api(endpoint ?? readCustomerExtra, { params: { id } })
}
