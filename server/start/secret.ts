import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const BYTES = 32

/**
 * Reads the shop's secret, creating it at the first start, readable by its owner only. Backups must include it.
 * Processes that start concurrently on one folder get the same secret.
 */
export async function readSecret(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret')
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (known !== undefined) return Buffer.from(known.trim(), 'hex')

  const secret = randomBytes(BYTES)
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.unfinished`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(`${secret.toString('hex')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  // Unlike a rename, a link never replaces a file that another process has just created.
  await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(unfinished)
  return readSecret(dataDir)
}
