import type { Database } from '../../server/db/open.ts'
import { HOME_SECTIONS } from '../../shop/core/settings/settings-groups.contract.ts'
import { writeSettings } from '../../shop/core/settings/settings-store.server.ts'
import { arrangeSections } from '../../shop/storefront/home-page/store/arrange-sections.server.ts'
import { writeHeroPictures } from '../../shop/storefront/home-page/store/home-store.server.ts'
import { HERO_PRODUCTS, HERO_SHAPES, HERO_THEMES } from '../hero-picture.ts'
import { heroPicture } from '../picture-files.ts'
import type { DemoPictures } from './store-pictures.ts'

/** The featured product of the home page. */
const FEATURED_PRODUCT = 'everyday-mug'

/** Inserts the home page of the demo shop: the hero pictures with links to products, and the sections. */
export async function insertHome(db: Database, pictures: DemoPictures, now: Date): Promise<void> {
  const rows = await db.selectFrom('products').select(['id', 'slug']).execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  const idOf = (slug: string) => ids.get(slug) ?? 0
  await writeHeroPictures(
    db,
    HERO_THEMES.flatMap((theme) =>
      HERO_SHAPES.map((shape) => ({
        theme,
        shape,
        image_key: pictures.of(heroPicture(shape, theme)).key,
        spots: HERO_PRODUCTS[shape].map(({ slug, ...position }) => ({ product: idOf(slug), ...position })),
      })),
    ),
  )
  const heroProducts = HERO_PRODUCTS.wide.map(({ slug }) => idOf(slug))
  const sections = {
    shown: HOME_SECTIONS.join(' '),
    counter: heroProducts.join(' '),
    story: String(idOf(FEATURED_PRODUCT)),
  }
  await arrangeSections(db, sections)
  await writeSettings(db, 'sections', sections, now)
}
