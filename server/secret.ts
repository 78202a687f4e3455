import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

const BYTES = 32

/** The shop's own secret, made at the first start and readable by the owner only. Copy it along with the data. */
export async function readSecret(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret')
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (known !== undefined) return Buffer.from(known.trim(), 'hex')

  const secret = randomBytes(BYTES)
  const file = await open(`${path}.unfinished`, 'w', 0o600)
  try {
    await file.writeFile(`${secret.toString('hex')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.unfinished`, path)
  return secret
}
