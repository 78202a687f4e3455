import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** For `mkdir` and files in the data folder: the umask of whoever starts the shop lets others read them. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

/** Their files are as private as themselves; those of `images` are many, and out of reach behind its door. */
const WITH_ALL_IN_THEM = ['uploads', 'imports']
const THEMSELVES = ['images', 'outbox']

/**
 * Closes to other users of the machine what a data folder holds, which earlier versions left open. The folder itself stays open to whom
 * the embedded database runs as; the database, the secret and the like are closed from their beginning.
 */
export async function closeToOthers(dataDir: string): Promise<void> {
  for (const name of THEMSELVES) await narrow(join(dataDir, name), OWN_FOLDER)
  for (const name of WITH_ALL_IN_THEM) {
    const folder = join(dataDir, name)
    await narrow(folder, OWN_FOLDER)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessGone)
    for (const entry of entries ?? [])
      await narrow(join(entry.parentPath, entry.name), entry.isDirectory() ? OWN_FOLDER : OWN_FILE)
  }
}

/** Another process may remove it meanwhile; and a disk that several machines share may not let it be changed. */
async function narrow(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch(unlessGone)
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'EPERM') throw error
}
