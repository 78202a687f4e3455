import { readdir, writeFile } from 'node:fs/promises'
import { OWN_FILE } from '../../../../server/start/private-folders.ts'

/**
 * Records next to an upload which picture is being created from it. It is deleted with the upload once the picture's
 * row is written. After a killed process, the sweep finds the unfinished picture by it.
 */
export async function writeManifest(upload: string, key: string): Promise<void> {
  await writeFile(`${upload}.${key}`, '', { mode: OWN_FILE })
}

/** Returns the keys of all pictures that were being created from the uploads in a folder. */
export async function readManifest(folder: string): Promise<string[]> {
  return (await readdir(folder)).flatMap((name) => /\.([0-9a-z]{24})$/.exec(name)?.[1] ?? [])
}
