import { randomBytes } from 'node:crypto'
import {
  createCodes,
  discountChoices,
  discountCustomers,
  discounts,
  listCodes,
  previewDiscount,
} from '../../../shop/sales/discounts/discounts.contract.ts'
import type { Somebody, World } from '../world.ts'
import { valid } from './request.ts'

/** A discount with a code that is most probably unused. */
const aForm = () => ({
  ...({ name: 'Welcome', kind: 'percentage', value: '10', minimum: '50.00' } as const),
  code: `WELCOME-${randomBytes(6).toString('hex')}`,
})

async function aDiscount(_: World, staff: Somebody): Promise<{ id: string; version: number }> {
  const { id, version } = await staff.api(discounts.add, { body: aForm() })
  return { id: String(id), version }
}

const ending = async (world: World, staff: Somebody) => {
  const { id, version } = await aDiscount(world, staff)
  return { body: { action: 'end' as const, records: [{ id: Number(id), version }] } }
}

export const discountRequests = [
  valid(discounts.list, () => ({})),
  valid(discounts.add, () => ({ body: aForm() })),
  valid(discounts.change, async (world, staff) => {
    const { id, version } = await aDiscount(world, staff)
    return { params: { id }, body: { ...aForm(), version } }
  }),
  valid(discounts.remove, async (world, staff) => {
    const { id, version } = await aDiscount(world, staff)
    return { params: { id }, query: { version } }
  }),
  valid(discounts.bulk, ending),
  valid(discounts.undo, async (world, staff) => {
    const { undo } = await staff.api(discounts.bulk, await ending(world, staff))
    return { body: { undo: undo ?? '' } }
  }),
  valid(discountChoices, () => ({})),
  valid(discountCustomers, () => ({ query: { q: 'mia' } })),
  valid(previewDiscount, () => ({ body: aForm() })),
  valid(createCodes, async (world, staff) => ({
    params: { id: (await aDiscount(world, staff)).id },
    body: { count: 3, prefix: 'GIFT-' },
  })),
  valid(listCodes, async (world, staff) => ({ params: { id: (await aDiscount(world, staff)).id } })),
]
