import { randomBytes } from 'node:crypto'
import * as reading from '../../../shop/catalog/collections/collections.contract.ts'
import * as editing from '../../../shop/catalog/collections/editing/edit-collections.contract.ts'
import {
  exportCollections,
  importCollections,
} from '../../../shop/catalog/import-export/collections/collections-csv.contract.ts'
import { collectionForm } from '../../fixtures/collections.ts'
import { collectionsFile } from '../../fixtures/import-catalogue.ts'
import { addProduct } from '../../fixtures/products.ts'
import type { World } from '../world.ts'
import { valid } from './request.ts'

export const collectionRequests = [
  valid(reading.listCollections, async (world) => ({ query: { parent: await aCollection(world) } })),
  valid(reading.getCollection, async (world) => ({ params: { slug: await aCollection(world) } })),
  valid(reading.findCollectionAddress, async (world) => {
    const slug = await aCollection(world)
    await world.shop.db.updateTable('collections').set({ slug: newSlug() }).where('slug', '=', slug).execute()
    return { params: { slug } }
  }),
  valid(reading.getMenu, () => ({})),
  valid(reading.findCollectionsOf, async ({ shop }) => ({ params: { slug: (await addProduct(shop.db)).slug } })),
  valid(editing.listCollectionTree, () => ({ query: { q: 'tab', page: '1' } })),
  valid(editing.createCollection, () => ({ body: collectionForm({ title: 'Table', slug: newSlug() }) })),
  valid(editing.updateCollection, async (world) => ({
    params: { slug: await aCollection(world) },
    body: collectionForm({ title: 'Kitchen', in_menu: 'true' }),
  })),
  valid(editing.moveCollection, async (world) => ({
    params: { slug: await aCollection(world) },
    body: { to: 'up' } as const,
  })),
  valid(editing.deleteCollection, async (world) => ({ params: { slug: await aCollection(world) }, query: {} })),
  valid(editing.listCollectionProducts, async (world) => ({ params: { slug: await aCollection(world) }, query: {} })),
  valid(editing.addProductToCollection, async (world) => ({ ...(await aPlace(world)), body: { before: 1 } })),
  valid(editing.addProductsToCollection, async (world) => ({
    params: { slug: await aCollection(world) },
    body: { products: [(await addProduct(world.shop.db)).id] },
  })),
  valid(editing.removeProductFromCollection, aPlace),
  valid(exportCollections, () => ({})),
  valid(importCollections, () => ({ body: collectionsFile('slug,title\ntable,Table\n') })),
  valid(editing.listCollectionChoices, async ({ shop }) => ({
    query: { product: String((await addProduct(shop.db)).id), q: 'tab' },
  })),
]

const newSlug = () => `collection-${randomBytes(4).toString('hex')}`

async function aCollection({ shop }: World): Promise<string> {
  const { slug } = await shop.db
    .insertInto('collections')
    .values({
      ...{ slug: newSlug(), title: 'Table', text: '', picture_alt: '', meta_title: '', meta_description: '' },
      ...{ parent_id: null, picture_key: null, rule: null, position: 0, in_menu: false, state: 'published' },
    })
    .returning('slug')
    .executeTakeFirstOrThrow()
  return slug
}

async function aPlace(world: World) {
  const { id } = await addProduct(world.shop.db)
  return { params: { slug: await aCollection(world), product: String(id) } }
}
