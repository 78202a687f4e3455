import { storePictures } from '../../../../demo/inserting/store-pictures.ts'
import { folderMedia } from '../../../../server/media/folder-media.ts'
import { loadSharp } from '../../../../shop/ui/images/load-sharp.server.ts'
import { drawRenditions, putRenditions } from '../../../../shop/ui/images/renditions.server.ts'
import { keyOf } from '../../../../shop/ui/images/upload/store-picture.server.ts'

/**
 * Stores the demo pictures at a quarter of their width under their usual keys, before a shop opens on the folder.
 * Tests check the place of a picture, not its content, and encoding in full size takes most of the first start.
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
