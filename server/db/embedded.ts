import { rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { unusableFolder } from '../start/unusable-folder.ts'
import { findBinaries } from './embedded/binaries.ts'
import { prepareCluster, SHOP } from './embedded/cluster.ts'
import { ACCESS_AS_OTHERS, ACCESS_AS_ROOT, findClusterAccess, SYSTEM_FOLDER } from './embedded/cluster-access.ts'
import { lockDataDir } from './embedded/data-dir-lock.ts'
import { keepRunning } from './embedded/keep-running.ts'
import { startServer } from './embedded/server.ts'
import { giveToShopRole, SHOP_ROLE } from './embedded/shop-role.ts'
import { makeSocketFolder, SOCKET_PORT } from './embedded/socket-folder.ts'
import { endStaleProcesses } from './embedded/stale-processes.ts'

/** The shop's own PostgreSQL, running. */
export interface EmbeddedPostgres {
  /** What `pg` needs to connect: the folder of a Unix socket as host, and no password. Stays the same through restarts. */
  connection: { host: string; port: number; user: string; database: string }
  /** Stops in order, or at once if that takes too long; then releases the lock on the data folder. */
  stop(): Promise<void>
}

/**
 * Starts the shop's own PostgreSQL on the cluster in `<dataDir>/postgres`, made on the first start, and brings it back
 * if it dies. After a kill of the shop or of PostgreSQL it recovers. The data folder is locked while it runs.
 *
 * @param say takes progress and notices, one sentence each, for the person at the terminal
 * @param settings further settings of PostgreSQL, such as `{ fsync: 'off' }` in tests
 * @param ways the ways for root's PostgreSQL to reach programs and cluster, tried in this order
 * @param systemFolder where the last of the ways puts the cluster
 * @throws {StartupError} with one sentence, when it cannot be; nothing is left running or locked then
 */
export async function startEmbeddedPostgres({
  dataDir,
  say,
  settings = {},
  ways = process.getuid?.() === 0 ? ACCESS_AS_ROOT : ACCESS_AS_OTHERS,
  systemFolder = SYSTEM_FOLDER,
}: {
  dataDir: string
  say: (sentence: string) => void
  settings?: Record<string, string>
  ways?: typeof ACCESS_AS_ROOT
  systemFolder?: string
}): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir)
  // How to undo what was done so far, the last first.
  const undo: (() => Promise<void>)[] = []
  const leave = async (): Promise<void> => {
    const step = undo.pop()
    if (step) await step().finally(leave)
  }

  try {
    const binaries = await findBinaries()
    undo.push((await lockDataDir(folder)).release)
    const place = await findClusterAccess({ dataDir: folder, binaries, ways, systemFolder, say })
    const home = dirname(place.cluster)
    // A copy of a data folder whose cluster lies elsewhere leads to the same cluster.
    if (home !== folder) undo.push((await lockDataDir(home)).release)
    undo.push(() => rm(place.runFolder, { recursive: true, force: true }))

    await endStaleProcesses(place.cluster, place.runAs, say)
    await prepareCluster(place, settings.fsync !== 'off', say)
    const socket = await makeSocketFolder(place.runFolder, place.runAs)
    undo.push(socket.remove)
    const start = (signal?: AbortSignal) => startServer({ place, socketFolder: socket.folder, settings, say, signal })
    const startAgain = async (signal: AbortSignal) => {
      await endStaleProcesses(place.cluster, place.runAs, say)
      return start(signal)
    }
    undo.push(keepRunning(await start(), startAgain, say))
    const connection = { host: socket.folder, port: SOCKET_PORT, user: SHOP_ROLE, database: SHOP }
    await giveToShopRole(connection)

    let left: Promise<void> | undefined
    return {
      connection,
      stop: () => (left ??= leave()),
    }
  } catch (error) {
    await leave()
    throw unusableFolder(folder, error)
  }
}
