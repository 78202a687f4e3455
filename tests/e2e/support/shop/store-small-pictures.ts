import { storePictures } from '../../../../demo/inserting/store-pictures.ts'
import { folderMedia } from '../../../../server/media/folder-media.ts'
import { loadSharp } from '../../../../shop/ui/images/load-sharp.server.ts'
import { drawRenditions, putRenditions } from '../../../../shop/ui/images/renditions.server.ts'
import { keyOf } from '../../../../shop/ui/images/upload/store-picture.server.ts'

/**
 * Stores the demo pictures with a quarter of their width under the keys of the full ones, before a shop opens on the folder.
 * Journeys check where a picture is, not its content, and encoding all pictures in full size takes most of the time of a first start.
 */
export async function storeSmallPictures(dataDir: string): Promise<void> {
  const media = folderMedia(dataDir)
  const sharp = await loadSharp()
  await storePictures(
    async (content) => {
      const { width } = await sharp(content).metadata()
      const small = await sharp(content)
        .resize({ width: width / 4 })
        .png()
        .toBuffer()
      return putRenditions(media, keyOf(content), await drawRenditions(small))
    },
    () => {},
  )
}
