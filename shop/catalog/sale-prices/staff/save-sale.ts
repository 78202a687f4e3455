import { href, redirect } from 'react-router'
import * as texts from '#texts/catalog/sale-prices/staff'
import { CallFailed } from '../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { countForApi, priceForApi } from '../../../../lib/forms/typed-numbers.ts'
import { fromShopTime } from '../../../../lib/texts/shop-time.ts'
import type { apiFrom } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { createSale, updateSale } from '../sales.contract.ts'

/** The errors of a sale that was not saved. */
export interface SaleNotSaved {
  errors: FieldErrors
}

/** Saves a sale form and redirects to the list. @param id undefined for a new sale */
export async function saveSale(
  api: ReturnType<typeof apiFrom>,
  form: FormData,
  id?: string,
): Promise<SaleNotSaved | Response> {
  const text = (name: string) => String(form.get(name) ?? '')
  const moment = (name: string) => fromShopTime(text(name)) ?? text(name)
  const isPercent = form.get('kind') === 'percent'
  const body = {
    name: text('name'),
    percent: isPercent ? countForApi(text('percent')) : '',
    price: isPercent ? '' : priceForApi(text('price')),
    starts_at: moment('starts_at'),
    ends_at: moment('ends_at'),
    products: form.getAll('products').map(String),
  }
  try {
    await (id === undefined
      ? api(createSale, { body })
      : api(updateSale, { params: { id }, body: { ...body, version: text('version') } }))
  } catch (error) {
    const errors = toastApiError(error)
    return { errors: error instanceof CallFailed ? { ...errors, ...nestedErrors(error.error) } : errors }
  }
  toast({ kind: 'success', text: texts.savedToast })
  return redirect(href('/admin/reductions'))
}
