import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'
import { ourselves, type RunAs, runProcess } from './run-as.ts'
import { shutDown } from './shut-down.ts'

/**
 * Clears the way for a new PostgreSQL in `cluster` after a kill of the shop, of PostgreSQL or of both: stops what still
 * runs there and removes a `postmaster.pid` that would stop the next one. Only for the holder of the folder's lock.
 */
export async function endStaleProcesses(cluster: string, runAs: RunAs, say: (sentence: string) => void): Promise<void> {
  let left = await postgresIn(cluster, runAs)
  if (left.length > 0) {
    say(`Stopping a PostgreSQL that was left running in ${cluster} (pid ${left[0]}).`)
    const postmaster = await namedPostmaster(cluster)
    const orphaned = left.filter((pid) => pid === postmaster)
    const send = (signal: NodeJS.Signals) => {
      // Only a postmaster can stop its processes in order. Told one by one, they would break the order.
      for (const pid of signal === 'SIGINT' ? orphaned : left) signalTo(pid, signal)
    }
    const gone = async () => {
      while (left.length > 0) {
        await pause(10)
        left = await postgresIn(cluster, runAs)
      }
    }
    // Processes that outlived their postmaster have nobody to stop them in order, so nothing is gained by waiting.
    await shutDown(send, gone(), orphaned.length > 0 ? undefined : 0)
  }

  const named = await namedPostmaster(cluster)
  if (named !== undefined && isAlive(named) && (await isStranger(named, runAs))) {
    // PostgreSQL would take the stranger for itself, and refuse to start.
    await rm(join(cluster, 'postmaster.pid'), { force: true })
  }
}

/** The pid in `postmaster.pid`, written by whoever ran PostgreSQL there last; its process may be anything by now. */
async function namedPostmaster(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  // PostgreSQL in single-user mode writes its pid with a minus sign.
  return Math.abs(Number.parseInt(text, 10)) || undefined
}

/**
 * The pids of all PostgreSQL processes at work in the folder, told by their program and working directory, which a
 * reused pid does not share. The look goes through their account as well as ours: in a container root may not see the
 * working directory of another user's process; elsewhere it sees also what yet another user left.
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

/** Whether a living process that was not found at work in the cluster has certainly nothing to do with it. */
async function isStranger(pid: number, runAs: RunAs): Promise<boolean> {
  if (process.platform === 'darwin') return true
  const [, program, state] = /\((.*)\) (\S)/.exec(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')) ?? []
  // Z: it has ended, but the process that should take note of it does not.
  if (program !== 'postgres' || state === 'Z') return true
  // A PostgreSQL that hides its working directory may well be ours; one that shows it works elsewhere.
  const looks = [runAs, ourselves].map((account) => runProcess(account, 'readlink', [`/proc/${pid}/cwd`]))
  return (await Promise.all(looks)).some(({ ok }) => ok)
}

/** macOS shows no working directory, but the postmaster and initdb carry the folder in their command line. */
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
    // It has just ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
