import { constants } from 'node:fs'
import { access, appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../../start/startup-error.ts'
import { unusableFolder } from '../../start/unusable-folder.ts'
import { isAlive } from './is-alive.ts'

const SQLITE_BUSY = 5
/** How long a refused shop waits for the other shop's pid, which is written just after taking the lock, in ms. */
const PID_APPEARS_WITHIN = 500

/** Prevents garbage collection of the lock's connection, which would release the lock. */
const held = new Set<DatabaseSync>()

interface DataDirLock {
  release(): Promise<void>
}

/**
 * Locks `dataDir` (created if missing) for this process until it releases the lock or dies.
 *
 * Uses a POSIX lock on `shop.lock`, which Node reaches only through SQLite: a pid file would be stale after a kill
 * and could not be taken over without a race. The file stays empty and is never deleted, because two processes could
 * then lock two files of the same name. No other code of this process may open and close it: closing releases a POSIX
 * lock. `shop.pid` is only read for the error message.
 *
 * @throws {StartupError} if another shop runs there, or the folder can't be created, written or locked
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const pidFile = join(dataDir, 'shop.pid')
  try {
    // 0711: PostgreSQL's unprivileged user must traverse the folder if root runs the shop, but can't list it.
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unusableFolder(dataDir, error)
  }

  const lock = await takeLock(dataDir)
  if (lock === 'taken') {
    const pid = await runningShop(pidFile)
    throw new StartupError(`Another shop${pid ? ` (pid ${pid})` : ''} is running on the folder ${dataDir}.`)
  }
  held.add(lock)
  const unlock = () => {
    held.delete(lock)
    lock.close()
  }
  try {
    // Root may have left a file that this user can't overwrite but can remove.
    await rm(pidFile, { force: true })
    await writeFile(pidFile, `${process.pid}\n`)
  } catch (error) {
    unlock()
    throw unusableFolder(dataDir, error)
  }
  return { release: () => rm(pidFile, { force: true }).finally(unlock) }
}

async function takeLock(dataDir: string): Promise<DatabaseSync | 'taken'> {
  const path = join(dataDir, 'shop.lock')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(path, { timeout: 0 })
    // Nothing is written, so a journal file would be useless. IMMEDIATE takes the lock in one step, so one of several
    // processes always succeeds; EXCLUSIVE takes two steps and could fail for all.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE')
    return lock
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return 'taken'
    // SQLite doesn't report the system's error, so open the file to get it. No lock is held that this could release.
    await appendFile(path, '').catch((refusal) => {
      throw unusableFolder(dataDir, refusal)
    })
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The folder ${dataDir} cannot be locked: ${reason}.`, { cause: error })
  }
}

/**
 * Returns the pid of the shop that holds the lock; undefined if it isn't visible from here, as in another container.
 */
async function runningShop(pidFile: string): Promise<number | undefined> {
  for (const end = Date.now() + PID_APPEARS_WITHIN; Date.now() < end; await pause(10)) {
    const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10)
    if (pid > 0 && isAlive(pid)) return pid
  }
  return undefined
}
