import type { Services } from '../../../../server/services.ts'
import { renditionName } from '../../../ui/images/renditions.server.ts'
import { findHeroPictures } from './home-store.server.ts'

const WIDTH = 1920

/** Reads the owner's photograph of the hero as WebP; undefined when the hero is drawn or has no picture. */
export async function readOwnPhotograph({ db, media }: Pick<Services, 'db' | 'media'>): Promise<Buffer | undefined> {
  const photograph = (await findHeroPictures(db)).find(({ spots }) => spots.length === 0)
  return photograph && media.get(photograph.image_key, renditionName(WIDTH))
}
