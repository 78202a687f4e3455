import * as delivery from '../../../shop/delivery/delivery.contract.ts'
import { uploadNotice } from '../../../shop/selling/notices/notices.contract.ts'
import * as selling from '../../../shop/selling/selling.contract.ts'
import { aPicture } from '../../people-and-things/product-form.ts'
import type { World } from '../world.ts'
import { valid } from './question.ts'

const aPng = async () =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), await aPicture()])

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

export const sellingQuestions = [
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
  valid(selling.getReadiness, () => ({})),
  valid(selling.sendTestEmail, () => ({})),
  valid(selling.confirmTestEmail, async ({ shop }, asker) => {
    const { to } = await shop.as(asker.token ?? '').api(selling.sendTestEmail, {})
    const [code = ''] = (await shop.emails(to)).at(-1)?.subject.split(' ') ?? []
    return { body: { code } }
  }),
  valid(uploadNotice, async () => {
    const body = new FormData()
    body.set('notice', new File([new Uint8Array(await aPng())], 'notice.png', { type: 'image/png' }))
    return { params: { language: 'fr' as const }, body: body as never }
  }),
]
