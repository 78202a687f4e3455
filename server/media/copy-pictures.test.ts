import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../../tests/empty-folder.ts'
import { startS3 } from '../../tests/s3/s3-server.ts'
import { openBucket } from './bucket.ts'
import { copyPictures } from './copy-pictures.ts'
import { folderMedia } from './folder-media.ts'
import { type Media, MediaUnavailable } from './media.ts'
import { s3Media } from './s3-media.ts'

const keys = Array.from({ length: 20 }, (_, index) => `${index + 10}`.padEnd(24, 'k'))
const filesOf = (key: string) =>
  new Map(['320.webp', '640.webp', 'drawn.png'].map((name) => [name, Buffer.from(`${key} ${name}`)]))
const namesOf = async (media: Media) => (await Array.fromAsync(media.list('whole'), ({ name }) => name)).sort()

test('an interrupted copy continues, in both directions, while pictures are added and removed', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3[Symbol.asyncDispose]())
  const folder = folderMedia(await scratchFolder())
  const bucket = s3Media(openBucket(s3.settings))
  for (const key of keys.slice(0, 18)) await folder.put(key, filesOf(key))

  s3.failure = { is: 'lose', method: 'PUT', name: new RegExp(`files/${keys[9]}/`) }
  await expect(copyPictures(folder, bucket)).rejects.toThrow(MediaUnavailable)
  for (const key of keys.slice(18)) await folder.put(key, filesOf(key))
  const { copied, existing } = await copyPictures(folder, bucket)
  expect(copied + existing).toBe(keys.length)
  expect(copied).toBeGreaterThanOrEqual(3)
  expect(await copyPictures(folder, bucket)).toEqual({ copied: 0, existing: keys.length })

  const back = folderMedia(await scratchFolder())
  expect(await copyPictures(bucket, back)).toEqual({ copied: keys.length, existing: 0 })
  expect(await namesOf(back)).toEqual(keys)
  for (const key of keys) for (const [name, content] of filesOf(key)) expect(await back.get(key, name)).toEqual(content)
})
