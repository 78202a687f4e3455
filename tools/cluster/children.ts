import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** PostgreSQL, Patroni and PgBouncer refuse to run as root. Undefined keeps the current user. */
export const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const running = new Set<ChildProcess>()
/** Data folders. Their postmasters end with the cluster. */
const dataFolders = new Set<string>()

/** Starts a program without root rights. Its output goes to `<name>.log` in the folder. */
export function start(folder: string, name: string, program: string, words: readonly string[]): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const child = spawn(program, words, {
    ...USER,
    cwd: folder,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' },
  })
  closeSync(log)
  running.add(child)
  child.on('error', () => running.delete(child))
  child.on('exit', () => running.delete(child))
  return child
}

/** Kills a program and waits for its end. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Runs a program to its end. @throws if it fails; the output is in `<name>.log` */
export async function run(folder: string, name: string, program: string, words: readonly string[]): Promise<void> {
  const [code] = (await once(start(folder, name, program, words), 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${name} has failed, see ${join(folder, `${name}.log`)}.`)
}

export const endWithCluster = (dataFolder: string) => dataFolders.add(dataFolder)

/** Returns the process ID of the PostgreSQL on a data folder; undefined if none was started. */
export async function postmasterOf(dataFolder: string): Promise<number | undefined> {
  const noted = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(noted, 10) || undefined
}

/** Sends a signal to a process, if it still exists. */
export function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Kills everything that was started. */
export async function killAll(): Promise<void> {
  // Patroni would start its PostgreSQL again.
  await Promise.all([...running].map(kill))
  for (const folder of dataFolders) {
    const pid = await postmasterOf(folder)
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    // The number may belong to another process meanwhile.
    if (command.includes(folder)) signal(pid, 'SIGKILL')
  }
}

/** Returns free ports of the loopback interface. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  for (const server of servers) server.close()
  return ports
}
