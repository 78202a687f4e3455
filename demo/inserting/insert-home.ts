import type { Database } from '../../server/db/open.ts'
import { writeCounterPictures } from '../../shop/content/home/sections-store/home-store.server.ts'
import { HOME_SECTIONS } from '../../shop/core/settings/settings-groups.contract.ts'
import { writeSettings } from '../../shop/core/settings/settings-store.server.ts'
import { COUNTER_LIGHTS, COUNTER_SHAPES } from '../pictures/counter/counter-frame.ts'
import { counterScene } from '../pictures/counter/counter-scene.ts'
import type { DrawnPictures } from './draw-pictures.ts'

/** Tells of it on the home page. */
const STORY_OF = 'everyday-mug'

/** Arranges the home page of the demo shop: the counter as it was drawn, with what stands on it. */
export async function insertHome(db: Database, pictures: DrawnPictures, now: Date): Promise<void> {
  const rows = await db.selectFrom('products').select(['id', 'slug']).execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  const idOf = (slug: string) => ids.get(slug) ?? 0
  const scenes = COUNTER_LIGHTS.flatMap((light) =>
    COUNTER_SHAPES.map((shape) => ({ light, shape, ...counterScene({ light, shape }) })),
  )
  await writeCounterPictures(
    db,
    scenes.map(({ light, shape, spots }) => ({
      theme: light === 'day' ? 'light' : 'dark',
      shape,
      image_key: pictures.counter(light, shape).key,
      spots: spots.map(({ slug, ...place }) => ({ product: idOf(slug), ...place })),
    })),
  )
  const onCounter = counterScene({ light: 'day', shape: 'wide' }).spots.map(({ slug }) => idOf(slug))
  const sections = { shown: HOME_SECTIONS.join(' '), counter: onCounter.join(' '), story: String(idOf(STORY_OF)) }
  await writeSettings(db, 'sections', sections, now)
}
