import { readdir, writeFile } from 'node:fs/promises'
import { OWN_FILE } from '../../../../server/start/private-folders.ts'

/**
 * Notes beside an upload which picture is being made of it. The note goes with the upload once the picture's row is written; when a process
 * is killed before, it tells the sweep what was left behind, and no picture that somebody may need is ever in question.
 */
export async function writeManifest(upload: string, key: string): Promise<void> {
  await writeFile(`${upload}.${key}`, '', { mode: OWN_FILE })
}

/** Reads the keys of all pictures that were being made of the uploads in a folder. */
export async function readManifest(folder: string): Promise<string[]> {
  return (await readdir(folder)).flatMap((name) => /\.([0-9a-z]{24})$/.exec(name)?.[1] ?? [])
}
