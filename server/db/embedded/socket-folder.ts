import { chown, mkdtemp, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '../../start/startup-error.ts'
import type { RunAs } from './run-as.ts'
import { undefinedIfMissing } from './undefined-if-missing.ts'

/** Maximum length of a Unix socket's path in bytes: 108 on Linux and 104 on macOS, with the terminating zero. */
const LONGEST_PATH = 103

/** Only part of the socket's file name; nothing listens on the network. */
export const SOCKET_PORT = 5432
const SOCKET = `.s.PGSQL.${SOCKET_PORT}`

interface SocketFolder {
  folder: string
  remove(): Promise<void>
}

/**
 * Creates the socket's folder: `runFolder`, or a private temporary folder if the socket's path would be too long. A
 * link in `runFolder` records the temporary one, so that it is removed after a kill.
 */
export async function makeSocketFolder(runFolder: string, runAs: RunAs): Promise<SocketFolder> {
  const link = join(runFolder, 'elsewhere')
  // Root's TMPDIR may be inaccessible for PostgreSQL's account.
  const temporary = runAs.owner ? ['/tmp'] : [tmpdir(), '/tmp']
  const isShortEnough = (folder: string) => Buffer.byteLength(join(folder, SOCKET)) <= LONGEST_PATH

  const staleFolder = await readlink(link).catch(undefinedIfMissing)
  // The account that owns `runFolder` could have created any link, so its target is checked.
  if (staleFolder && temporary.includes(dirname(staleFolder)) && /^comptoir-\w{6}$/.test(basename(staleFolder))) {
    await rm(staleFolder, { recursive: true, force: true })
  }
  await rm(link, { force: true })
  if (isShortEnough(runFolder)) return { folder: runFolder, remove: async () => {} }

  const shortFolder = temporary.find((folder) => isShortEnough(join(folder, 'comptoir-123456')))
  if (!shortFolder)
    throw new StartupError(`The path ${runFolder} is too long for a Unix socket: choose a shorter DATA_DIR.`)
  const folder = await mkdtemp(join(shortFolder, 'comptoir-'))
  await symlink(folder, link)
  if (runAs.owner) await chown(folder, runAs.owner.uid, runAs.owner.gid)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Removes the socket of a killed PostgreSQL. The pid in its lock file may belong to another program by now. */
export async function sweepSocket(folder: string): Promise<void> {
  for (const name of [SOCKET, `${SOCKET}.lock`]) await rm(join(folder, name), { force: true })
}
