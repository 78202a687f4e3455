import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'
import { ourselves, type RunAs, runProcess } from './run-as.ts'
import { shutDown } from './shut-down.ts'

/** Maximum time in ms until a killed process is a zombie or gone. Until then, its working directory is hidden. */
const EXIT_MS = 2_000

/**
 * Prepares `cluster` for a new PostgreSQL after a kill: stops processes that still run there and removes a
 * `postmaster.pid` that would block the start. Call only while holding the folder's lock.
 */
export async function endStaleProcesses(cluster: string, runAs: RunAs, say: (sentence: string) => void): Promise<void> {
  let left = await postgresIn(cluster, runAs)
  const hasStopped = left.length > 0
  if (hasStopped) {
    say(`Stopping a PostgreSQL that was left running in ${cluster} (pid ${left[0]}).`)
    const postmaster = await namedPostmaster(cluster)
    const orphaned = left.filter((pid) => pid === postmaster)
    const send = (signal: NodeJS.Signals) => {
      // Only the postmaster can stop its processes in order, so SIGINT is not sent to its children.
      for (const pid of signal === 'SIGINT' ? orphaned : left) signalTo(pid, signal)
    }
    const waitUntilGone = async () => {
      while (left.length > 0) {
        await pause(10)
        left = await postgresIn(cluster, runAs)
      }
    }
    // Processes that outlived their postmaster can't be stopped in order, so they are not given time for it.
    await shutDown(send, waitUntilGone(), orphaned.length > 0 ? undefined : 0)
  }

  const named = await namedPostmaster(cluster)
  const end = Date.now() + (hasStopped ? EXIT_MS : 0)
  while (named !== undefined && isAlive(named)) {
    if (await isUnrelated(named, runAs)) {
      // PostgreSQL would mistake the other process for itself and refuse to start.
      await rm(join(cluster, 'postmaster.pid'), { force: true })
      return
    }
    if (Date.now() >= end) return
    await pause(10)
  }
}

/** Returns the pid in `postmaster.pid`, which may belong to any process by now. */
async function namedPostmaster(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  // In single-user mode, PostgreSQL writes its pid with a minus sign.
  return Math.abs(Number.parseInt(text, 10)) || undefined
}

/**
 * Returns the pids of all PostgreSQL processes in the folder, identified by program and working directory, which a
 * reused pid does not share. Searches as PostgreSQL's account and as the shop's: root in a container may not read the
 * working directories of other users' processes; elsewhere root also finds processes of other users.
 */
async function postgresIn(folder: string, runAs: RunAs): Promise<number[]> {
  if (process.platform === 'darwin') return postgresInByCommandLine(folder)
  const look = `cd /proc && for pid in [0-9]*; do
    [ "$pid/cwd" -ef "$1" ] || continue
    case $(readlink "$pid/exe") in */postgres*|*/initdb*) echo "$pid" ;; esac
  done`
  const accounts = runAs.owner ? [runAs, ourselves] : [runAs]
  const looks = await Promise.all(accounts.map((account) => runProcess(account, 'sh', ['-c', look, 'sh', folder])))
  return [...new Set(looks.flatMap(({ output }) => output.match(/^\d+$/gm) ?? []))].map(Number)
}

/** Returns true if a running process that was not found in the cluster certainly doesn't belong to it. */
async function isUnrelated(pid: number, runAs: RunAs): Promise<boolean> {
  if (process.platform === 'darwin') return true
  const [, program, state] = /\((.*)\) (\S)/.exec(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')) ?? []
  // Z: a zombie, which has ended but was not reaped by its parent.
  if (program !== 'postgres' || state === 'Z') return true
  // A PostgreSQL with an unreadable working directory may belong to the cluster; others work elsewhere.
  const looks = [runAs, ourselves].map((account) => runProcess(account, 'readlink', [`/proc/${pid}/cwd`]))
  return (await Promise.all(looks)).some(({ ok }) => ok)
}

/** macOS doesn't expose working directories, but postmaster and initdb have the folder in their command line. */
async function postgresInByCommandLine(folder: string): Promise<number[]> {
  const { output } = await runProcess(ourselves, 'ps', ['-axww', '-o', 'pid=,command='])
  const lines = output
    .split('\n')
    .filter((line) => /\/(postgres|initdb) /.test(line) && `${line} `.includes(` -D ${folder} `))
  return lines.map((line) => Number.parseInt(line, 10))
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // The process has ended in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
