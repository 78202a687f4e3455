import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Modes for folders and files in the data folder, independent of the umask. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

/** Folders with files that are made private one by one. `images` has too many; its folder's mode protects them. */
const RECURSIVE_FOLDERS = ['uploads', 'imports']
const TOP_FOLDERS = ['images', 'outbox']

/**
 * Removes other users' access to the contents of a data folder, which earlier versions left open. The folder itself
 * stays accessible for the account of the embedded database; database and secret are always private.
 */
export async function closeToOthers(dataDir: string): Promise<void> {
  for (const name of TOP_FOLDERS) await narrow(join(dataDir, name), OWN_FOLDER)
  for (const name of RECURSIVE_FOLDERS) {
    const folder = join(dataDir, name)
    await narrow(folder, OWN_FOLDER)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessGone)
    for (const entry of entries ?? [])
      await narrow(join(entry.parentPath, entry.name), entry.isDirectory() ? OWN_FOLDER : OWN_FILE)
  }
}

/** Another process may remove the path, and shared disks may not support modes. */
async function narrow(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch(unlessGone)
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'EPERM') throw error
}
