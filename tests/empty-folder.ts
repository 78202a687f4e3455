import { chmod, chown, mkdtemp, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates an empty folder, in memory if there is enough space. Programs can't be executed in the memory folder. */
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

/** Creates an empty folder for one test and removes it afterwards. */
export async function scratchFolder(wishes?: FolderWishes): Promise<string> {
  const folder = await makeFolder(wishes)
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Creates an empty folder that all users may enter. It is removed at the end of the scope. */
export async function emptyFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await makeFolder({ mode: 0o711 })
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}
