import { chmod, chown, mkdtemp, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes an empty folder. In memory if there is plenty, for making a database is mostly making files; programs may not run there. */
export async function makeFolder({ owner, mode = 0o700, under }: FolderWishes = {}): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }))
  const roomy = memory.bavail * memory.bsize > 2 ** 31 ? '/dev/shm' : '/tmp'
  const folder = await mkdtemp(join(under ?? roomy, 'comptoir-test-'))
  await chmod(folder, mode)
  if (owner !== undefined) await chown(folder, owner, owner)
  return folder
}

interface FolderWishes {
  owner?: number
  mode?: number
  under?: string
}

/** Makes an empty folder for one test, removed after it. */
export async function scratchFolder(wishes?: FolderWishes): Promise<string> {
  const folder = await makeFolder(wishes)
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Makes an empty folder that every account may enter, removed at the end of its scope. */
export async function emptyFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await makeFolder({ mode: 0o711 })
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}
