import { openBucket } from '../server/media/bucket.ts'
import { copyPictures } from '../server/media/copy-pictures.ts'
import { folderMedia } from '../server/media/folder-media.ts'
import { MediaUnavailable } from '../server/media/media.ts'
import { s3Media } from '../server/media/s3-media.ts'
import { readConfig } from '../server/start/config.ts'
import { StartupError } from '../server/start/startup-error.ts'

const USAGE = 'Usage: npm run media:copy -- to-bucket | to-folder, with the S3_… settings of the shop.'

/** Copies the pictures of the data folder to the bucket, or back. The shop can be open meanwhile. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const [direction] = process.argv.slice(2)
  if (!config.bucket || (direction !== 'to-bucket' && direction !== 'to-folder')) throw new StartupError(USAGE)
  const [folder, bucket] = [folderMedia(config.dataDir), s3Media(openBucket(config.bucket))]
  const [from, to] = direction === 'to-bucket' ? [folder, bucket] : [bucket, folder]
  const { copied, existing } = await copyPictures(from, to, (count) => {
    if (count % 100 === 0) process.stdout.write(`${count} pictures copied\n`)
  })
  process.stdout.write(`${copied} pictures copied and compared, ${existing} were there already.\n`)
}

await main().catch((error: unknown) => {
  if (!(error instanceof StartupError || error instanceof MediaUnavailable)) throw error
  const { cause, message } = error
  process.stderr.write(`${cause instanceof Error ? `${message}: ${cause.message}` : message}\n`)
  process.exitCode = 1
})
