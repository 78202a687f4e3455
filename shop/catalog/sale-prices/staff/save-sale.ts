import { href } from 'react-router'
import { texts } from '#texts/catalog/sale-prices/staff'
import { countForApi, priceForApi } from '../../../../lib/forms/typed-numbers.ts'
import { fromShopTime } from '../../../../lib/texts/shop-time.ts'
import { saveRecord } from '../../../core/admin-kit/resource/editor/save-record.ts'
import type { Api } from '../../../core/api.ts'
import { createSale, deleteSale, updateSale } from '../sales.contract.ts'

/** Saves or deletes a sale and redirects to the list. @param id undefined for a new sale */
export const saveSale = (api: Api, request: Request, id?: string) =>
  saveRecord({
    ...{ api, request, id },
    calls: {
      add: (_, body) => api(createSale, { body }),
      change: (_, { version, ...params }, body) => api(updateSale, { params, body: { ...body, version } }),
      remove: (_, params) => api(deleteSale, { params }),
    },
    body: saleIn,
    texts: { saved: texts.savedToast, removed: texts.saleDeleted },
    list: href('/admin/reductions'),
  })

function saleIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const moment = (name: string) => fromShopTime(text(name)) ?? text(name)
  const isPercent = form.get('kind') === 'percent'
  return {
    name: text('name'),
    percent: isPercent ? countForApi(text('percent')) : '',
    price: isPercent ? '' : priceForApi(text('price')),
    starts_at: moment('starts_at'),
    ends_at: moment('ends_at'),
    products: form.getAll('products').map(String),
  }
}
