import type { Config } from '../start/config.ts'
import { folderMedia } from './folder-media.ts'
import { type Media, workCopiesIn } from './media.ts'

/** Opens the store of pictures: the bucket of the settings, or else the data folder. */
export async function openMedia({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<Media> {
  if (!bucket) return folderMedia(dataDir)
  // Loaded only where a bucket is used.
  const [{ openBucket }, { s3Media }] = await Promise.all([import('./bucket.ts'), import('./s3-media.ts')])
  return s3Media(openBucket(bucket), workCopiesIn(dataDir))
}

/** Tries to list the pictures. @returns why the store can't be used; undefined if it works */
export async function whyUnusable(media: Media): Promise<string | undefined> {
  try {
    for await (const _ of media.list('unfinished')) return undefined
    return undefined
  } catch (error) {
    const { cause, message } = error as Error
    return cause instanceof Error ? cause.message : message
  }
}
