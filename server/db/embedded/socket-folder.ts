import { chown, mkdtemp, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '../../start/startup-error.ts'
import type { RunAs } from './run-as.ts'
import { undefinedIfMissing } from './undefined-if-missing.ts'

/** Bytes that the path of a Unix socket may have: 108 with a closing zero on Linux, 104 on macOS. */
const LONGEST_PATH = 103

/** Only a part of the socket's name; nothing listens on the network. */
export const SOCKET_PORT = 5432
const SOCKET = `.s.PGSQL.${SOCKET_PORT}`

interface SocketFolder {
  folder: string
  remove(): Promise<void>
}

/**
 * Makes the folder for the socket: `runFolder`, or if the socket's path would be too long there, a private one among the
 * system's temporary files. A link in `runFolder` remembers that one, so that a killed shop leaves none for ever.
 */
export async function makeSocketFolder(runFolder: string, runAs: RunAs): Promise<SocketFolder> {
  const link = join(runFolder, 'elsewhere')
  // Root's own TMPDIR may be closed to PostgreSQL's account.
  const temporary = runAs.owner ? ['/tmp'] : [tmpdir(), '/tmp']
  const fits = (folder: string) => Buffer.byteLength(join(folder, SOCKET)) <= LONGEST_PATH

  const forgotten = await readlink(link).catch(undefinedIfMissing)
  // The account that owns `runFolder` could have put any link there.
  if (forgotten && temporary.includes(dirname(forgotten)) && /^comptoir-\w{6}$/.test(basename(forgotten))) {
    await rm(forgotten, { recursive: true, force: true })
  }
  await rm(link, { force: true })
  if (fits(runFolder)) return { folder: runFolder, remove: async () => {} }

  const roomy = temporary.find((folder) => fits(join(folder, 'comptoir-123456')))
  if (!roomy) throw new StartupError(`The path ${runFolder} is too long for a Unix socket: choose a shorter DATA_DIR.`)
  const folder = await mkdtemp(join(roomy, 'comptoir-'))
  await symlink(folder, link)
  if (runAs.owner) await chown(folder, runAs.owner.uid, runAs.owner.gid)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Removes what a killed PostgreSQL left of its socket; the pid in its lock file may be another program's by now. */
export async function sweepSocket(folder: string): Promise<void> {
  for (const name of [SOCKET, `${SOCKET}.lock`]) await rm(join(folder, name), { force: true })
}
