import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const BYTES = 32

/**
 * Reads the shop's own secret, made at the first start and readable by the owner only. Copy it along with the data. Of several processes that
 * start at once on one folder all get the same.
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
  // Unlike a renamed file, a link never takes the place of what another process has made meanwhile.
  await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(unfinished)
  return readSecret(dataDir)
}
