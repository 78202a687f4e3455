import { rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { unusableFolder } from '../start/unusable-folder.ts'
import { findBinaries } from './embedded/binaries.ts'
import { prepareCluster, SHOP } from './embedded/cluster.ts'
import { ACCESS_AS_OTHERS, ACCESS_AS_ROOT, findClusterAccess, SYSTEM_FOLDER } from './embedded/cluster-access.ts'
import { lockDataDir } from './embedded/data-dir-lock.ts'
import { keepRunning } from './embedded/keep-running.ts'
import { startServer } from './embedded/server.ts'
import { SHOP_ROLE, transferToShopRole } from './embedded/shop-role.ts'
import { makeSocketFolder, SOCKET_PORT } from './embedded/socket-folder.ts'
import { endStaleProcesses } from './embedded/stale-processes.ts'

/** The running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection options for `pg`: the folder of a Unix socket as host, no password. Constant across restarts. */
  connection: { host: string; port: number; user: string; database: string }
  /** Stops in an orderly way, or immediately if that takes too long; then releases the lock on the data folder. */
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL on the cluster in `<dataDir>/postgres`, creates the cluster on the first start, and
 * restarts PostgreSQL if it dies. The data folder is locked while it runs.
 *
 * @param say called with progress and warnings, one sentence each
 * @param settings more PostgreSQL settings, such as `{ fsync: 'off' }` in tests
 * @param ways candidates for how root's PostgreSQL accesses programs and cluster, tried in this order
 * @param systemFolder where the last candidate puts the cluster
 * @throws {StartupError} if it can't start; nothing is left running or locked
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
  // The clean-up steps, run in reverse order.
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
    // The copy of a data folder can link to the same cluster outside of it, so that folder is locked too.
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
    await transferToShopRole(connection)

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
