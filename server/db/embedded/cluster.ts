import { chmod, lchown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../../start/startup-error.ts'
import type { AccessFrom } from './cluster-access.ts'
import { complaint, type RunAs, runProcess } from './run-as.ts'
import { endStaleProcesses } from './stale-processes.ts'
import { undefinedIfMissing } from './undefined-if-missing.ts'

/**
 * The name of the database and of the superuser that initdb creates. The shop itself uses another role
 * (`shop-role.ts`).
 */
export const SHOP = 'comptoir'

/**
 * Prepares the cluster for PostgreSQL: creates it if missing, and takes ownership if it was copied here.
 *
 * @param durable false skips flushing to disk, for tests
 * @throws {StartupError} if it belongs to another user or another PostgreSQL version, or can't be created
 */
export async function prepareCluster(
  place: AccessFrom,
  durable: boolean,
  say: (sentence: string) => void,
): Promise<void> {
  const { cluster, binaries, runAs } = place
  const unfinished = `${cluster}.new`
  await endStaleProcesses(unfinished, runAs, say)
  await rm(unfinished, { recursive: true, force: true })

  const entries = (await readdir(cluster).catch(undefinedIfMissing)) ?? []
  if (entries.length === 0) {
    say(`Creating the database in ${cluster}.`)
    await create(place, unfinished, durable)
    return
  }
  if (!entries.includes('PG_VERSION')) {
    throw new StartupError(`The folder ${cluster} contains files that are not a database: move them away.`)
  }
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  const [major] = binaries.version.split('.')
  if (made !== major) {
    throw new StartupError(
      `The database in ${cluster} was created by PostgreSQL ${made}, but this release includes PostgreSQL ${major}: ` +
        `open it with the release that created it, or set DATABASE_URL to a PostgreSQL with its contents.`,
    )
  }
  await ensureOwner(cluster, runAs)
}

/** Created under a temporary name and renamed when complete, so that a cluster is never partial. */
async function create({ cluster, binaries, runAs }: AccessFrom, unfinished: string, durable: boolean): Promise<void> {
  await mkdir(unfinished, { mode: 0o700 })
  if (runAs.owner) await lchown(unfinished, runAs.owner.uid, runAs.owner.gid)

  const initdb = [
    ['-D', unfinished],
    [`--username=${SHOP}`, '--encoding=UTF8', '--data-checksums'],
    // PostgreSQL's built-in locale: the same sort order and case rules on every machine.
    ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    // The socket's folder has mode 0700: only root and the owner of the cluster can connect, so no password is
    // needed.
    ['--auth-local=trust', '--auth-host=reject'],
    ['--no-instructions', ...(durable ? [] : ['--no-sync'])],
  ].flat()
  const createDatabase = ['--single', '-D', unfinished, '-c', `fsync=${durable ? 'on' : 'off'}`, 'postgres']

  try {
    await mustWork(runProcess(runAs, binaries.initdb, initdb, { cwd: unfinished }))
    const input = `CREATE DATABASE ${SHOP};\n`
    await mustWork(runProcess(runAs, binaries.postgres, createDatabase, { cwd: unfinished, input }))
    await rename(unfinished, cluster)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }

  async function mustWork(attempt: ReturnType<typeof runProcess>): Promise<void> {
    const { ok, output } = await attempt
    if (!ok || /\b(ERROR|FATAL):/.test(output)) {
      throw new StartupError(`The database could not be created in ${cluster}: ${complaint(output)}.`)
    }
  }
}

/** A copied cluster may have another owner and other modes; PostgreSQL requires its own. */
async function ensureOwner(cluster: string, { owner }: RunAs): Promise<void> {
  const uid = owner?.uid ?? process.getuid?.()
  const [folder, version] = await Promise.all([stat(cluster), stat(join(cluster, 'PG_VERSION'))])
  if (folder.uid !== uid || version.uid !== uid) {
    if (!owner) throw new StartupError(`The database in ${cluster} belongs to another user (uid ${folder.uid}).`)
    await changeOwner(owner, cluster)
  }
  await chmod(cluster, 0o700)
}

async function changeOwner(owner: { uid: number; gid: number }, folder: string): Promise<void> {
  await lchown(folder, owner.uid, owner.gid)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await changeOwner(owner, path)
    else await lchown(path, owner.uid, owner.gid)
  }
}
