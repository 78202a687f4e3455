import { chmod, chown, lstat, mkdir, mkdtemp, readlink, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { StartupError } from '../../start/startup-error.ts'
import { type Binaries, copyBinaries } from './binaries.ts'
import { leashed, nobody, nobodyReadingAll, ourselves, type RunAs, runProcess } from './run-as.ts'
import { undefinedIfMissing } from './undefined-if-missing.ts'

/** One way for PostgreSQL's account to access the programs and the cluster. */
export interface ClusterAccess {
  runAs: RunAs
  /** Programs where npm installed them, or copied to a folder that all users can enter. */
  programs: 'installed' | 'copied'
  /** The cluster in the data folder, or next to the copied programs. */
  cluster: 'data-dir' | 'system'
}

/** Ordered by preference: the first ones deviate least from the default layout. */
export const ACCESS_AS_ROOT: ClusterAccess[] = [
  { runAs: nobody, programs: 'installed', cluster: 'data-dir' },
  { runAs: nobodyReadingAll, programs: 'installed', cluster: 'data-dir' },
  { runAs: nobody, programs: 'copied', cluster: 'data-dir' },
  { runAs: nobody, programs: 'copied', cluster: 'system' },
]
export const ACCESS_AS_OTHERS: ClusterAccess[] = [{ runAs: ourselves, programs: 'installed', cluster: 'data-dir' }]

export const SYSTEM_FOLDER = '/var/lib/comptoir'

/** The locations and the account that PostgreSQL can run with. */
export interface AccessFrom {
  runAs: RunAs
  binaries: Binaries
  cluster: string
  /** Folder for the socket, next to the cluster and private to PostgreSQL's account. */
  runFolder: string
}

/**
 * Finds the first candidate that works. An existing cluster stays in place, so that no candidate creates an empty one
 * elsewhere.
 *
 * @throws {StartupError} if no candidate works
 */
export async function findClusterAccess({
  dataDir,
  binaries,
  ways,
  systemFolder,
  say,
}: {
  dataDir: string
  binaries: Binaries
  ways: ClusterAccess[]
  systemFolder: string
  say: (sentence: string) => void
}): Promise<AccessFrom> {
  const existing = await existingCluster(dataDir)
  let systemFolderProblem = ''
  for (const way of ways) {
    try {
      const programs = way.programs === 'installed' ? binaries : await copyBinaries(binaries, systemFolder)
      const moves = way.cluster === 'system' && !existing
      const cluster = moves ? await newCluster(dataDir, systemFolder) : (existing ?? join(dataDir, 'postgres'))
      const place = await tryOut(way.runAs, programs, cluster)
      if (place && moves) await symlink(cluster, join(dataDir, 'postgres'))
      if (place && cluster !== join(dataDir, 'postgres')) {
        say(`The database is in ${cluster}, because its unprivileged user can't be given access to ${dataDir}.`)
      }
      if (place) return place
      if (moves) await rm(dirname(cluster), { recursive: true })
    } catch (error) {
      if (way.programs === 'installed') throw error
      systemFolderProblem = ` (and ${systemFolder} cannot be used: ${error instanceof Error ? error.message : error})`
    }
  }
  throw new StartupError(
    `PostgreSQL does not run as root, and an unprivileged user can't be given access to ${dataDir}${systemFolderProblem}: ` +
      'start the shop as another user, choose another DATA_DIR, or set DATABASE_URL to any PostgreSQL.',
  )
}

/** Returns `<dataDir>/postgres` or the target of a link of that name; undefined if neither exists. */
async function existingCluster(dataDir: string): Promise<string | undefined> {
  const usual = join(dataDir, 'postgres')
  const entry = await lstat(usual).catch(undefinedIfMissing)
  if (!entry?.isSymbolicLink()) return entry && usual

  const cluster = resolve(dataDir, await readlink(usual))
  if (await stat(dirname(cluster)).catch(undefinedIfMissing)) return cluster
  throw new StartupError(`The database of this shop is in ${cluster} (see ${usual}), which does not exist here.`)
}

/**
 * Returns a path for a new cluster, named after the data folder. The caller creates the link to it: a name computed
 * from `dataDir` alone would break when the folder moves, and match the next shop at the old path.
 */
async function newCluster(dataDir: string, systemFolder: string): Promise<string> {
  const home = await mkdtemp(join(systemFolder, `${basename(dataDir)}-`))
  await chmod(home, 0o711)
  return join(home, 'postgres')
}

async function tryOut(runAs: RunAs, binaries: Binaries, cluster: string): Promise<AccessFrom | undefined> {
  const runFolder = `${cluster}-run`
  const made = await mkdir(runFolder, { recursive: true, mode: 0o700 })
  if (runAs.owner) {
    const isOwnerChanged = await chown(runFolder, runAs.owner.uid, runAs.owner.gid).then(
      () => true,
      () => false,
    )
    // Some mounted file systems don't support owners.
    if (!isOwnerChanged) return undefined
  }
  for (const account of [leashed(runAs), runAs]) {
    // initdb locates `postgres` and their shared files in the same way.
    const attempt = '"$1" --show -D "$2" && cd "$2" && test -w .'
    const { ok } = await runProcess(account, 'sh', ['-c', attempt, 'sh', binaries.initdb, runFolder])
    if (ok) return { runAs: account, binaries, cluster, runFolder }
  }
  // The shop's own account needs no access check; the programs report errors better.
  if (!runAs.owner) return { runAs, binaries, cluster, runFolder }
  if (made) await rm(runFolder, { recursive: true })
  return undefined
}
