import { randomUUID } from 'node:crypto'
import { asStaff, type openSellingStaffShop } from './selling-shop.ts'
import type { StaffShop } from './staff-shop.ts'

type SellingStaffShop = Awaited<ReturnType<typeof openSellingStaffShop>>
type Sellable = Awaited<ReturnType<StaffShop['created']>>

const LYON = {
  ...{ name: 'Mia Journey', company: '', street: '12 rue Mercière', second_line: '' },
  ...{ postcode: '69002', town: 'Lyon', country: 'FR', phone: '' },
}

/** Creates a bank transfer order of a new customer that awaits its payment. */
export async function unpaidOrder(
  shop: SellingStaffShop,
  { id: product, variants: [variant] }: Sellable,
  quantity: number,
) {
  const token = await shop.customer()
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  const line = { product, variant: variant?.id ?? 0, quantity }
  const asked = await shop.ask(`/api/checkout/quote/?variant=${line.variant}&quantity=${quantity}`, { headers })
  const { total, method } = (await asked.json()) as { total: string; method: number }
  const body = {
    ...{ key: randomUUID(), from_cart: false, lines: [line], delivery: LYON, method, payment: 'transfer', total },
    keep_address: false,
  }
  const placed = await shop.ask('/api/checkout/', { method: 'POST', headers, body: JSON.stringify(body) })
  if (!placed.ok) throw new Error(await placed.text())
  const { id } = (await placed.json()) as { id: number }
  return { id, token, total }
}

/** Creates a paid bank transfer order of a new customer. @param steps further steps by staff */
export async function paidOrder(
  shop: SellingStaffShop,
  product: Sellable,
  quantity: number,
  steps: readonly string[] = [],
) {
  const { id, token, total } = await unpaidOrder(shop, product, quantity)
  const came = { amount: total, received_on: new Date().toISOString().slice(0, 10) }
  const noted = await asStaff(shop, 'POST', `/api/staff_orders/${id}/payment/`, came)
  if (!noted.ok) throw new Error(await noted.text())
  for (const to of steps) await asStaff(shop, 'POST', `/api/staff_orders/${id}/steps/`, { to })
  return { id, token, total }
}
