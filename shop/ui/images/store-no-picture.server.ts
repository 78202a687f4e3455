import type { Services } from '../../../server/services.ts'
import type { StoredPicture } from './renditions.server.ts'
import { storePicture } from './upload/store-picture.server.ts'

// `NO_PICTURE_KEY` is the hash of this content and is stored in databases: never change it.
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 960" width="1280" height="960"><path fill="#e9e6e1" d="M0 0h1280v960H0z"/><g fill="none" stroke="#9a948b" stroke-width="20" stroke-linejoin="round" stroke-linecap="round"><rect x="480" y="340" width="320" height="280" rx="28"/><circle cx="570" cy="430" r="32"/><path d="m490 600 110-120 70 70 50-50 70 80"/></g></svg>'

/** Stores the placeholder picture unless it is already stored. */
export const storeNoPicture = ({ media }: Pick<Services, 'media'>): Promise<StoredPicture> =>
  storePicture(media, Buffer.from(DRAWING))
