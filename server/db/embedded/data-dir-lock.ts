import { constants } from 'node:fs'
import { access, appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../../start/startup-error.ts'
import { unusableFolder } from '../../start/unusable-folder.ts'
import { isAlive } from './is-alive.ts'

const SQLITE_BUSY = 5
/** How long the refused shop looks for the pid of the other one, which writes it just after taking the lock. */
const PID_APPEARS_WITHIN = 500

/** Keeps what holds a lock from being collected as garbage, which would drop it. */
const held = new Set<DatabaseSync>()

interface DataDirLock {
  release(): Promise<void>
}

/**
 * Makes this process the only shop on `dataDir` (created if missing) until it releases the lock or dies, however it dies.
 *
 * A file that says "pid 4711 is here" goes stale with a kill, lies when the pid is used again or belongs to another
 * container, and cannot be taken over without a race. A lock of the kernel has none of that. Node reaches one only
 * through its SQLite, which holds a POSIX lock on `shop.lock` while the transaction is open. The file is empty and
 * stays: deleting a lock file lets two processes lock two files of the same name. No code of this process may open
 * and close it otherwise, for POSIX drops the lock with any close. `shop.pid` only serves the sentence of the refusal.
 *
 * @throws {StartupError} when another shop runs there, or the folder cannot be made, written or locked
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const pidFile = join(dataDir, 'shop.pid')
  try {
    // 0711: PostgreSQL's unprivileged user must pass through when root runs the shop; nobody else can list it.
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
    // Root may have left one that this user cannot write over, but can remove.
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
    // Nothing is ever written, so a journal file would only be litter after a kill. IMMEDIATE locks in one step, of
    // which one of many succeeds; EXCLUSIVE takes two and could fail for all.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE')
    return lock
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return 'taken'
    // SQLite does not pass on the system's reason, so ask again. We hold no lock that this could drop.
    await appendFile(path, '').catch((refusal) => {
      throw unusableFolder(dataDir, refusal)
    })
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The folder ${dataDir} cannot be locked: ${reason}.`, { cause: error })
  }
}

/** The pid of the shop that holds the lock; undefined if it cannot be seen from here, as in another container. */
async function runningShop(pidFile: string): Promise<number | undefined> {
  for (const end = Date.now() + PID_APPEARS_WITHIN; Date.now() < end; await pause(10)) {
    const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10)
    if (pid > 0 && isAlive(pid)) return pid
  }
  return undefined
}
