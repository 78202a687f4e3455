import { join } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import { pack } from 'tar-fs'

/**
 * Packs a backup as a compressed tar file with one folder, which any `tar` program unpacks. Owners are left out, so
 * that the unpacked files belong to the user who unpacks them.
 * @returns the stream of the file, which fails if the backup is deleted meanwhile
 */
export function packBackup(folder: string, name: string): Readable {
  const entries = pack(join(folder, name), {
    map: (header) => ({ ...header, name: header.name === '.' ? name : `${name}/${header.name}`, uid: 0, gid: 0 }),
  })
  // Pictures are compressed already, so a higher level takes time only.
  const file = createGzip({ level: constants.Z_BEST_SPEED })
  pipeline(entries, file, () => {})
  return file
}
