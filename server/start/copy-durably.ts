import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a folder that may be in use and flushes the copy to disk. Files that disappear meanwhile are left out.
 * @param isIncluded returns true for names to copy; copies all by default
 */
export async function copyDurably(
  from: string,
  to: string,
  isIncluded: (name: string, folder: string) => boolean = () => true,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: (await stat(from)).mode & 0o777 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!isIncluded(entry.name, from)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    await (entry.isDirectory() ? copyDurably(source, target, isIncluded) : copyOne(source, target)).catch(unlessGone)
  }
  await flush(to)
}

async function copyOne(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  await flush(to)
}

/** Flushes a file or folder to disk. */
export async function flush(path: string): Promise<void> {
  const opened = await open(path, 'r')
  await opened.sync().finally(() => opened.close())
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
