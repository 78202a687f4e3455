import { href } from 'react-router'
import { texts } from '#texts/sales/discounts/staff'
import { CallFailed } from '../../../../lib/api-client.ts'
import { countForApi } from '../../../../lib/forms/typed-numbers.ts'
import { saveRecord } from '../../../core/admin-kit/resource/editor/save-record.ts'
import { csvOf } from '../../../core/admin-kit/resource/screen/list-csv.ts'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import type { Api } from '../../../core/api.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { createCodes, discounts, listCodes, type PreviewCart, previewDiscount } from '../discounts.contract.ts'
import { readDiscountForm, type TypedDiscount } from './read-discount-form.ts'

/** The form field with the action; without it, the discount is saved or deleted. */
export const INTENT = 'intent'

/** The example carts, or the errors of the form. */
export interface PreviewResult {
  carts?: PreviewCart[]
  errors?: string[]
}

/** Runs the actions of the screen of a discount. @param id `new` for a new one */
export async function saveDiscount(api: Api, request: Request, id: string) {
  const form = await request.clone().formData()
  switch (form.get(INTENT)) {
    case 'preview':
      return preview(api, form)
    case 'codes':
      return addCodes(api, form, id)
    case 'download':
      return downloadCodes(api, id)
  }
  return saveRecord<TypedDiscount>({
    ...{ api, request, id },
    calls: callsOf(discounts),
    body: readDiscountForm,
    texts: { saved: texts.savedToast, removed: texts.removedToast },
    list: href('/admin/discounts'),
  })
}

async function preview(api: Api, form: FormData): Promise<PreviewResult> {
  try {
    return await api(previewDiscount, { body: readDiscountForm(form) })
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 400) {
      toastApiError(error)
      return {}
    }
    return { errors: [...new Set(Object.values(error.error).flat().map(String))] }
  }
}

async function addCodes(api: Api, form: FormData, id: string): Promise<ActionResult> {
  const body = { count: countForApi(String(form.get('count'))), prefix: String(form.get('prefix') ?? '') }
  const created = api(createCodes, { params: { id }, body }).then(({ file_name, codes }) => {
    saveCsv(file_name, [[texts.codeColumns.code], ...codes.map((code) => [code])])
  })
  return runAction(created, texts.codesCreated(Number(body.count)))
}

async function downloadCodes(api: Api, id: string): Promise<ActionResult> {
  try {
    const { file_name, codes } = await api(listCodes, { params: { id } })
    const { code: title, used, isUsed } = texts.codeColumns
    saveCsv(file_name, [[title, used], ...codes.map(({ code, is_used }) => [code, isUsed[`${is_used}`]])])
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
  return { isDone: true }
}

const saveCsv = (name: string, rows: readonly (readonly string[])[]) =>
  saveFile(name, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
