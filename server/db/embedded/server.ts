import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../../start/startup-error.ts'
import type { AccessFrom } from './cluster-access.ts'
import { complaint, launch } from './run-as.ts'
import { shutDown } from './shut-down.ts'
import { SOCKET_PORT, sweepSocket } from './socket-folder.ts'

const MAX_LOG_CHARACTERS = 8192
const CLOSE_WITHIN_MS = 100
const POLL_MS = 10
const SLOW_AFTER = 3000
/** Milliseconds. With the immediate stop that follows, the shop still ends within the 10 s of a graceful stop. */
const ORDERLY_WITHIN = 4000

/** Tuned for a small shop on a small machine; everything else is PostgreSQL's default. */
const SHOP_SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  // The shop's queries take less time to run than to compile.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  log_checkpoints: 'off',
}

export interface Server {
  /** Resolves with the reason when the server has ended, whether it was stopped or not. */
  ended: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL and waits until it accepts connections, including crash recovery.
 *
 * @throws {StartupError} with PostgreSQL's last error if it ends instead; an AbortError if `signal` aborts
 */
export async function startServer({
  place,
  socketFolder,
  settings,
  say,
  signal,
}: {
  place: AccessFrom
  socketFolder: string
  settings: Record<string, string>
  say: (sentence: string) => void
  signal?: AbortSignal
}): Promise<Server> {
  await sweepSocket(socketFolder)
  // All settings are on the command line, so the cluster's files contain no paths and can be moved.
  const all = {
    ...SHOP_SETTINGS,
    ...settings,
    port: String(SOCKET_PORT),
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
  }
  const words = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = launch(place.runAs, place.binaries.postgres, ['-D', place.cluster, ...words], { cwd: place.cluster })

  let log = ''
  child.stderr?.on('data', (chunk) => {
    log = (log + chunk).slice(-MAX_LOG_CHARACTERS)
  })
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', async (code, killedBy) => {
      // The last output may still be in transit, but processes that outlive a killed postmaster keep the channel
      // open.
      await Promise.race([once(child, 'close'), pause(CLOSE_WITHIN_MS)])
      resolve(killedBy ? `killed by ${killedBy}` : `exit code ${code}: ${complaint(log)}`)
    })
  })
  const server = { ended, stop: () => shutDown((name) => child.kill(name), ended, ORDERLY_WITHIN) }

  const outcome = await Promise.race([
    ended.then(() => 'ended' as const),
    untilReady(child, place.cluster, say, signal),
  ])
  if (outcome === 'ready') return server
  await server.stop()
  signal?.throwIfAborted()
  throw new StartupError(`The database in ${place.cluster} could not be started: ${complaint(log)}.`)
}

/** PostgreSQL writes its state to the last line of `postmaster.pid`: starting, ready, stopping. */
async function untilReady(
  child: ChildProcess,
  cluster: string,
  say: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<'ready' | 'given up'> {
  const began = Date.now()
  let patient = true
  while (child.exitCode === null && child.signalCode === null && !signal?.aborted) {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    // A file with another pid is left from the previous server.
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return 'ready'
    if (patient && Date.now() - began > SLOW_AFTER) {
      patient = false
      say('The database is still starting; after a crash it first replays its log.')
    }
    await pause(POLL_MS)
  }
  return 'given up'
}
