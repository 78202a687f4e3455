import * as delivery from '../../../shop/delivery/delivery.contract.ts'
import type { World } from '../world.ts'
import { valid } from './question.ts'

const method = {
  zone: 1,
  name: 'Home',
  brackets: ['2000:4.90'],
  ...{ ready_from: 1, ready_to: 2, way_from: 2, way_to: 3 },
} as const

const newZone = async ({ shop }: World) => {
  const { id } = await shop.db
    .insertInto('delivery_zones')
    .values({ name: crypto.randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: String(id) }
}

const newMethod = async ({ shop }: World) => {
  const { name, ready_from, ready_to, way_from, way_to } = method
  const brackets = JSON.stringify([{ up_to: null, cents: 490 }])
  const { id } = await shop.db
    .insertInto('delivery_methods')
    .values({ name, ready_from, ready_to, way_from, way_to, brackets, zone_id: 1, is_collection: false } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: String(id) }
}

export const deliveryQuestions = [
  valid(delivery.listZones, () => ({})),
  valid(delivery.createZone, () => ({ body: { name: crypto.randomUUID(), countries: ['DE' as const] } })),
  valid(delivery.changeZone, async (world) => ({
    params: await newZone(world),
    body: { name: crypto.randomUUID(), countries: ['BE' as const], version: 1 },
  })),
  valid(delivery.removeZone, async (world) => ({ params: await newZone(world), query: { version: '1' } })),
  valid(delivery.createMethod, () => ({ body: method as never })),
  valid(delivery.changeMethod, async (world) => ({
    params: await newMethod(world),
    body: { ...method, version: 1 } as never,
  })),
  valid(delivery.removeMethod, async (world) => ({ params: await newMethod(world), query: { version: '1' } })),
]
