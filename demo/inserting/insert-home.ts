import type { Database } from '../../server/db/open.ts'
import { writeCounterPictures } from '../../shop/content/home/sections-store/home-store.server.ts'
import { HOME_SECTIONS } from '../../shop/core/settings/settings-groups.contract.ts'
import { writeSettings } from '../../shop/core/settings/settings-store.server.ts'
import { COUNTER_PRODUCTS, COUNTER_SHAPES, COUNTER_THEMES } from '../counter-picture.ts'
import { counterPicture } from '../picture-files.ts'
import type { DemoPictures } from './store-pictures.ts'

/** The featured product of the home page. */
const STORY_PRODUCT = 'everyday-mug'

/** Inserts the home page of the demo shop: the hero pictures with links to products, and the sections. */
export async function insertHome(db: Database, pictures: DemoPictures, now: Date): Promise<void> {
  const rows = await db.selectFrom('products').select(['id', 'slug']).execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  const idOf = (slug: string) => ids.get(slug) ?? 0
  await writeCounterPictures(
    db,
    COUNTER_THEMES.flatMap((theme) =>
      COUNTER_SHAPES.map((shape) => ({
        theme,
        shape,
        image_key: pictures.of(counterPicture(shape, theme)).key,
        spots: COUNTER_PRODUCTS[shape].map(({ slug, ...position }) => ({ product: idOf(slug), ...position })),
      })),
    ),
  )
  const onCounter = COUNTER_PRODUCTS.wide.map(({ slug }) => idOf(slug))
  const sections = { shown: HOME_SECTIONS.join(' '), counter: onCounter.join(' '), story: String(idOf(STORY_PRODUCT)) }
  await writeSettings(db, 'sections', sections, now)
}
