import type { Database } from '../../server/db/open.ts'
import { addToCollections } from '../../shop/catalog/collections/editing/collection-products-store.server.ts'
import { insertCollection } from '../../shop/catalog/collections/editing/collection-write-store.server.ts'
import { catalogue } from '../catalogue.ts'
import { type DemoCollection, demoCollections } from '../collections.ts'
import { productPicture } from '../picture-files.ts'
import type { DemoPictures } from './store-pictures.ts'

/** Inserts the collections of the demo shop with the pictures of their products, all of them in the menu. */
export async function insertCollections(db: Database, pictures: DemoPictures, now: Date): Promise<void> {
  const rows = await db.selectFrom('products').select(['id', 'slug']).execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))

  async function insert(collection: DemoCollection, parent_id: number | null): Promise<void> {
    const { slug, title, text, products = [], rule = null, inside = [] } = collection
    const shown = catalogue.find((product) => product.slug === (collection.pictureOf ?? products[0]))
    if (!shown) throw new Error(`The collection ${slug} shows no product.`)
    const [first] = shown.variants
    const columns = {
      ...{ slug, title, text, parent_id, rule, in_menu: true, leads_home: false, state: 'published' as const },
      ...{ meta_title: '', meta_description: '' },
      picture_key: pictures.of(productPicture(shown, first, first.views[0])).key,
      picture_alt: shown.thumbnailAlt,
    }
    const id = await insertCollection(db, columns, now)
    const wanted = products.map((product) => ({ collection: id, product: ids.get(product) ?? 0 }))
    await addToCollections(db, wanted)
    for (const inner of inside) await insert(inner, id)
  }
  for (const collection of demoCollections) await insert(collection, null)
}
