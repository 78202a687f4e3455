import { texts } from '#texts/catalog/products/table'
import { CallFailed } from '../../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'
import { countForApi, priceForApi } from '../../../../../lib/forms/typed-numbers.ts'
import type { Api } from '../../../../core/api.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { bulkEditProducts, editStaffProduct, undoBulkEdit } from '../products-table.contract.ts'
import { UndoBulkEdit } from './undo-bulk-edit.tsx'
import type { useListedStocks } from './use-listed-stocks.ts'

type SeenStock = ReturnType<ReturnType<typeof useListedStocks>>[number]

/** The result of an inline edit. */
export interface EditOutcome {
  isDone: boolean
  /** The submitted value. */
  typed?: string
  errors?: FieldErrors
}

/** How long the undo of a bulk action is offered. */
const UNDO_MS = 10_000

/** Sends an inline edit of one product, a bulk action or its undo. */
export function editProducts(api: Api, form: FormData): Promise<EditOutcome> {
  const intent = form.get('intent')
  if (intent === 'undo') return undoEdit(api, form)
  return intent === 'edit' ? editOne(api, form) : editMany(api, form)
}

const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : undefined
}

async function editOne(api: Api, form: FormData): Promise<EditOutcome> {
  const [price, stock, seen, variant] = ['price', 'stock', 'stock_seen', 'variant'].map((name) => textIn(form, name))
  const typed = price ?? stock ?? ''
  const body = {
    ...(price !== undefined && { price: priceForApi(price) }),
    ...(stock !== undefined && { stock: countForApi(stock) }),
    ...(seen !== undefined && { stock_seen: seen }),
    ...(variant !== undefined && { variant }),
    ...(form.has('state') && { state: form.get('state') as never }),
  }
  try {
    await api(editStaffProduct, { params: { id: String(form.get('id')) }, body })
    return { isDone: true, typed }
  } catch (error) {
    // Field errors are shown at the field.
    if (error instanceof CallFailed && error.status === 400 && typed !== '')
      return { isDone: false, typed, errors: error.error as FieldErrors }
    return { isDone: false, typed, errors: toastApiError(error) }
  }
}

async function editMany(api: Api, form: FormData): Promise<EditOutcome> {
  const ids = String(form.get('ids')).split(',').map(Number)
  const action = textIn(form, 'action') ?? ''
  const value = textIn(form, 'value') ?? ''
  if (action === '') return { isDone: false, errors: { action: [texts.chooseAnActionFirst] } }
  if (action === 'collection' && value === '') return { isDone: false, errors: { value: [texts.chooseACollection] } }
  try {
    const { done, unchanged, refused, undo } = await api(bulkEditProducts, {
      body: { ids, ...bulkBody(action, value, textIn(form, 'seen')) },
    })
    if (done > 0)
      toast({
        kind: 'success',
        text: resultOf(action, done - unchanged, unchanged),
        ...(undo !== null && { action: <UndoBulkEdit undo={undo} />, lastsMs: UNDO_MS }),
      })
    if (refused.length > 0) toast({ kind: 'error', text: texts.notChanged(refused.length, reasonsOf(refused)) })
    return { isDone: done > 0 }
  } catch (error) {
    if (error instanceof CallFailed && error.status === 400) {
      const [messages] = Object.values(error.error as FieldErrors)
      return { isDone: false, errors: { value: messages ?? [texts.aNumberIsRequired] } }
    }
    return { isDone: false, errors: toastApiError(error) }
  }
}

function resultOf(action: string, changed: number, unchanged: number): string {
  if (action === 'delete') return texts.countDeleted(changed)
  if (action === 'collection') return texts.countCollected(changed)
  return texts.changed(changed, unchanged)
}

const reasonsOf = (refused: readonly { reason: string }[]) =>
  [...new Set(refused.map(({ reason }) => reason))].join(' ')

async function undoEdit(api: Api, form: FormData): Promise<EditOutcome> {
  try {
    const { done, refused } = await api(undoBulkEdit, { body: { undo: String(form.get('undo')) } })
    if (done > 0) toast({ kind: 'success', text: texts.restored(done) })
    if (refused.length > 0) toast({ kind: 'warning', text: texts.notRestored(refused.length, reasonsOf(refused)) })
    return { isDone: true }
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
}

/** Parses a signed percentage. Returns the text unchanged if it is invalid, so that the API refuses it. */
function percentIn(typed: string): number | string {
  const number = typed.replace(/[\s%]/g, '').replace(/^\u2212/, '-')
  return /^[+-]?\d{1,4}$/.test(number) ? Number(number) : typed
}

/** @param seen the stocks that the user saw, as JSON */
function bulkBody(action: string, value: string, seen = '[]') {
  switch (action) {
    case 'price':
      return { price: priceForApi(value) }
    case 'price_percent':
      return { price_percent: percentIn(value) }
    case 'stock':
      return { stock: countForApi(value), stock_seen: JSON.parse(seen) as SeenStock[] }
    case 'weight':
      return { weight: countForApi(value) }
    case 'vat_class':
    case 'withdrawal':
    case 'maker':
    case 'collection':
      return { [action]: value }
    case 'delete':
      return { delete: true as const }
    default:
      return { state: action as 'draft' }
  }
}
