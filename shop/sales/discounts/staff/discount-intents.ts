import { texts } from '#texts/sales/discounts/staff'
import { CallFailed } from '../../../../lib/api-client.ts'
import { countForApi } from '../../../../lib/forms/typed-numbers.ts'
import { csvOf } from '../../../core/admin-kit/resource/screen/list-csv.ts'
import type { Api } from '../../../core/api.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { createCodes, listCodes, type PreviewCart, previewDiscount } from '../discounts.contract.ts'
import { readDiscountForm } from './read-discount-form.ts'

/** The form field with the action; without it, the discount is saved or deleted. */
export const INTENT = 'intent'

/** The example carts, or the errors of the form. */
export interface PreviewResult {
  carts?: PreviewCart[]
  errors?: string[]
}

/** Runs the actions of the screen of a discount other than saving and deleting. */
export async function runDiscountIntent(api: Api, form: FormData, id: string): Promise<PreviewResult | ActionResult> {
  switch (form.get(INTENT)) {
    case 'preview':
      return preview(api, form)
    case 'codes':
      return addCodes(api, form, id)
    default:
      return downloadCodes(api, id)
  }
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

function downloadCodes(api: Api, id: string): Promise<ActionResult> {
  const { code: title, used, isUsed } = texts.codeColumns
  const saved = api(listCodes, { params: { id } }).then(({ file_name, codes }) => {
    saveCsv(file_name, [[title, used], ...codes.map(({ code, is_used }) => [code, isUsed[`${is_used}`]])])
  })
  return runAction(saved)
}

const saveCsv = (name: string, rows: readonly (readonly string[])[]) =>
  saveFile(name, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
