import {
  getProductStock,
  listLowStock,
  setLowStockThreshold,
} from '../../../shop/catalog/products/stock/low-stock.contract.ts'
import { adjustStock, exportMovements, listMovements } from '../../../shop/catalog/products/stock/movements.contract.ts'
import { addProduct } from '../../fixtures/products.ts'
import { valid } from './request.ts'

export const stockRequests = [
  valid(listMovements, async ({ shop }) => ({
    query: { product: (await addProduct(shop.db)).id, from: '2026-01-01' },
  })),
  valid(exportMovements, () => ({ query: { reason: 'damaged' as const, to: '2026-12-31' } })),
  valid(adjustStock, async ({ shop }) => {
    const { variantIds } = await addProduct(shop.db)
    return {
      body: {
        key: crypto.randomUUID(),
        variant: variantIds[0] ?? 0,
        reason: 'received' as const,
        change: 5,
        note: 'Invoice 7',
      },
    }
  }),
  valid(listLowStock, () => ({ query: { page: '1' } })),
  valid(getProductStock, async ({ shop }) => ({ params: { product: String((await addProduct(shop.db)).id) } })),
  valid(setLowStockThreshold, async ({ shop }) => ({
    params: { product: String((await addProduct(shop.db)).id) },
    body: { threshold: 8 },
  })),
]
