import { chmod, chown, lstat, mkdir, mkdtemp, readlink, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { StartupError } from '../../start/startup-error.ts'
import { type Binaries, copyBinaries } from './binaries.ts'
import { leashed, nobody, nobodyReadingAll, ourselves, type RunAs, runProcess } from './run-as.ts'
import { undefinedIfMissing } from './undefined-if-missing.ts'

/** One way for PostgreSQL's account to reach the programs and the cluster. */
export interface ClusterAccess {
  runAs: RunAs
  /** Programs from where npm put them, or copied to a folder that everybody may enter. */
  programs: 'installed' | 'copied'
  /** The cluster in the shop's own folder, or in one beside the copied programs. */
  cluster: 'data-dir' | 'system'
}

/** From the simplest to the one that gives up most of what the owner expects. */
export const ACCESS_AS_ROOT: ClusterAccess[] = [
  { runAs: nobody, programs: 'installed', cluster: 'data-dir' },
  { runAs: nobodyReadingAll, programs: 'installed', cluster: 'data-dir' },
  { runAs: nobody, programs: 'copied', cluster: 'data-dir' },
  { runAs: nobody, programs: 'copied', cluster: 'system' },
]
export const ACCESS_AS_OTHERS: ClusterAccess[] = [{ runAs: ourselves, programs: 'installed', cluster: 'data-dir' }]

export const SYSTEM_FOLDER = '/var/lib/comptoir'

/** Where PostgreSQL lies and as whom it runs, found by trying. */
export interface AccessFrom {
  runAs: RunAs
  binaries: Binaries
  cluster: string
  /** Beside the cluster, private to PostgreSQL's account; for the socket. */
  runFolder: string
}

/**
 * Finds the first way that works. A cluster that exists stays where it is, so that no way starts an empty shop elsewhere.
 *
 * @throws {StartupError} when no way works
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
  const existing = await whereItLies(dataDir)
  let trouble = ''
  for (const way of ways) {
    try {
      const programs = way.programs === 'installed' ? binaries : await copyBinaries(binaries, systemFolder)
      const moves = way.cluster === 'system' && !existing
      const cluster = moves ? await newCluster(dataDir, systemFolder) : (existing ?? join(dataDir, 'postgres'))
      const place = await tryOut(way.runAs, programs, cluster)
      if (place && moves) await symlink(cluster, join(dataDir, 'postgres'))
      if (place && cluster !== join(dataDir, 'postgres')) {
        say(`The database lies in ${cluster}, because its unprivileged user can be given no way into ${dataDir}.`)
      }
      if (place) return place
      if (moves) await rm(dirname(cluster), { recursive: true })
    } catch (error) {
      if (way.programs === 'installed') throw error
      trouble = ` (and ${systemFolder} cannot be used: ${error instanceof Error ? error.message : error})`
    }
  }
  throw new StartupError(
    `PostgreSQL does not run as root, and an unprivileged user can be given no way into ${dataDir}${trouble}: ` +
      'start the shop as another user, choose another DATA_DIR, or set DATABASE_URL to any PostgreSQL.',
  )
}

/** `<dataDir>/postgres`, or where a link of that name leads; undefined when there is neither yet. */
async function whereItLies(dataDir: string): Promise<string | undefined> {
  const usual = join(dataDir, 'postgres')
  const entry = await lstat(usual).catch(undefinedIfMissing)
  if (!entry?.isSymbolicLink()) return entry && usual

  const cluster = resolve(dataDir, await readlink(usual))
  if (await stat(dirname(cluster)).catch(undefinedIfMissing)) return cluster
  throw new StartupError(`The database of this shop lies in ${cluster} (see ${usual}), which does not exist here.`)
}

/**
 * A place for a new cluster, with a name that tells whose it is. The link that remembers it is made by the caller:
 * a name computed from `dataDir` alone would be lost when the folder moves, and be found by the next shop in its place.
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
    const given = await chown(runFolder, runAs.owner.uid, runAs.owner.gid).then(
      () => true,
      () => false,
    )
    // Some mounted file systems know no owners.
    if (!given) return undefined
  }
  for (const account of [leashed(runAs), runAs]) {
    // initdb looks for postgres and their common files as both do later.
    const attempt = '"$1" --show -D "$2" && cd "$2" && test -w .'
    const { ok } = await runProcess(account, 'sh', ['-c', attempt, 'sh', binaries.initdb, runFolder])
    if (ok) return { runAs: account, binaries, cluster, runFolder }
  }
  // Our own account needs no way in; if something is wrong, the programs say it better.
  if (!runAs.owner) return { runAs, binaries, cluster, runFolder }
  if (made) await rm(runFolder, { recursive: true })
  return undefined
}
