import * as texts from '#texts/catalog/products/table'
import { CallFailed } from '../../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'
import { countForApi, priceForApi } from '../../../../../lib/forms/typed-numbers.ts'
import type { apiFrom } from '../../../../core/api.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { addProductsToCollection } from '../../../collections/editing/edit-collections.contract.ts'
import { bulkEditProducts, editStaffProduct } from '../products-table.contract.ts'
import type { useListedStocks } from './use-listed-stocks.ts'

type Api = ReturnType<typeof apiFrom>
type SeenStock = ReturnType<ReturnType<typeof useListedStocks>>[number]

/** The result of an inline edit. */
export interface EditOutcome {
  isDone: boolean
  /** The submitted value. */
  typed?: string
  errors?: FieldErrors
}

/** Sends an inline edit of one product or a bulk action. */
export function editProducts(api: Api, form: FormData): Promise<EditOutcome> {
  return form.get('intent') === 'edit' ? editOne(api, form) : editMany(api, form)
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
  try {
    if (action === 'collect') return await collect(api, ids, value)
    const { done, refused } = await api(bulkEditProducts, {
      body: { ids, ...bulkBody(action, value, textIn(form, 'seen')) },
    })
    if (done > 0) toast({ kind: 'success', text: action === 'delete' ? texts.countDeleted(done) : texts.changed(done) })
    if (refused.length > 0) {
      const reasons = [...new Set(refused.map(({ reason }) => reason))].join(' ')
      toast({ kind: 'error', text: texts.notChanged(refused.length, reasons) })
    }
    return { isDone: done > 0 }
  } catch (error) {
    if (error instanceof CallFailed && error.status === 400) {
      const [said] = Object.values(error.error as FieldErrors)
      return { isDone: false, errors: { value: said ?? [texts.aNumberIsRequired] } }
    }
    return { isDone: false, errors: toastApiError(error) }
  }
}

async function collect(api: Api, products: number[], slug: string): Promise<EditOutcome> {
  if (slug === '') return { isDone: false, errors: { value: [texts.chooseACollection] } }
  const { added } = await api(addProductsToCollection, { params: { slug }, body: { products } })
  toast({ kind: 'success', text: texts.countCollected(added) })
  return { isDone: true }
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
    case 'delete':
      return { delete: true as const }
    default:
      return { state: action as 'draft' }
  }
}
