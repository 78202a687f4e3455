import * as facts from '../../../shop/catalog/attributes/attributes.contract.ts'
import { listFilters } from '../../../shop/catalog/listing/attributes/list-filters.contract.ts'
import * as makers from '../../../shop/catalog/manufacturers/manufacturers.contract.ts'
import type { World } from '../world.ts'
import { valid } from './request.ts'
import { bulkRequests } from './resource-requests.ts'

const maker = { name: 'Lumen', address: '1 rue du Four', contact: 'https://lumen.example', responsible: '' }

export const attributeRequests = [
  valid(makers.listManufacturers, () => ({})),
  valid(makers.saveManufacturer, async ({ shop }) => {
    const stored = await shop.db
      .selectFrom('makers')
      .select('version')
      .where('name', '=', maker.name)
      .executeTakeFirst()
    return { body: { ...maker, version: stored?.version ?? 0 } }
  }),
  valid(makers.removeManufacturer, async (world) => ({
    params: { id: String(await aManufacturer(world)) },
    query: {},
  })),
  ...bulkRequests(makers.manufacturersInBulk, aManufacturer),
  valid(listFilters, () => ({ query: { q: 'mug', fact: 'Material:Oak' } })),
  valid(facts.listAttributeNames, () => ({})),
  valid(facts.updateAttributeFilters, () => ({ body: { names: ['Material'], can_filter: true } })),
  valid(facts.updateAttributeFilter, () => ({ body: { name: 'Material', can_filter: true } })),
]

async function aManufacturer({ shop }: World): Promise<number> {
  const { id } = await shop.db
    .insertInto('makers')
    .values({ ...maker, name: crypto.randomUUID(), updated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
