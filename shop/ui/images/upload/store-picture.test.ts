import sharp from 'sharp'
import { expect, test } from 'vitest'
import { folderMedia } from '../../../../server/media/folder-media.ts'
import { scratchFolder } from '../../../../tests/empty-folder.ts'
import { loadSharp } from '../load-sharp.server.ts'
import { storePicture } from './store-picture.server.ts'

const drawing = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="${colour}"/></svg>`,
  )

test('stores the shop’s own drawings, also concurrently, and blocks the SVG decoder afterwards', async () => {
  const media = folderMedia(await scratchFolder())
  // Blocks all formats except photos, as the shop does with its first picture.
  await loadSharp()
  const isRead = () =>
    sharp(drawing('green'))
      .metadata()
      .then(
        () => true,
        () => false,
      )
  expect(await isRead()).toBe(false)

  expect(await storePicture(media, drawing('red'))).toMatchObject({ width: 64, height: 48 })
  expect(await isRead()).toBe(false)
  const both = await Promise.all([storePicture(media, drawing('blue')), storePicture(media, drawing('black'))])
  expect(both.map(({ width }) => width)).toEqual([64, 64])
  expect(await isRead()).toBe(false)
  await expect(storePicture(media, Buffer.from('<svg'))).rejects.toThrow()
  expect(await isRead()).toBe(false)
})
