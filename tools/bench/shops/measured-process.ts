import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a process has used so far, all its threads included. */
export interface Usage {
  processorMs: number
  /** Bytes in memory (RSS). */
  memory: number
  /** The longest turn of its event loop since it was asked before. */
  longestTurnMs: number
}

export interface MeasuredProcess {
  child: ChildProcess
  usage(): Promise<Usage>
  /** Asks it to end, and waits. */
  stop(): Promise<void>
}

/** A program that ends later than this after being asked to is killed. */
const STOP_WITHIN_MS = 12_000
const root = join(import.meta.dirname, '..', '..', '..')
/** The environment and the options of `npm start`. */
const START_ENV = { NODE_ENV: 'production', NODE_COMPILE_CACHE: 'build/compiled' }
const START_OPTIONS = ['--max-old-space-size=1024']

/**
 * Runs one of our programs in a process of its own, as `npm start` runs the shop, which can be asked what it has used.
 * @param program its path, seen from the project's folder
 * @param settings beside those of this process
 */
export async function runMeasured(
  program: string,
  opened: AsyncDisposableStack,
  settings: Record<string, string> = {},
): Promise<MeasuredProcess> {
  const child = fork(join(root, program), {
    cwd: root,
    execArgv: [...START_OPTIONS, '--import', fileURLToPath(new URL('../load/print-usage.ts', import.meta.url))],
    env: { ...process.env, ...START_ENV, ...settings },
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'close')
  const stop = async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
    await ended
    clearTimeout(late)
  }
  opened.defer(stop)
  return {
    child,
    async usage() {
      child.send('usage')
      return (await answerOf<{ usage: Usage }>(child, 'usage')).usage
    },
    stop,
  }
}

/**
 * Tells a process what is wanted of it, once it listens, and waits for its answer.
 * @param part what the answer has and no other message
 */
export async function askProcess<Answer extends object>(
  child: ChildProcess,
  wanted: object,
  part: keyof Answer,
): Promise<Answer> {
  await answerOf<{ listening: true }>(child, 'listening')
  child.send(wanted)
  return answerOf(child, part)
}

/** @throws Error when the process ends instead */
async function answerOf<Message extends object>(child: ChildProcess, part: keyof Message): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = () => settle(() => reject(new Error(`${child.spawnargs.at(-1)} ended before it answered.`)))
    const heard = (message: unknown) => {
      if (typeof message === 'object' && message !== null && part in message) settle(() => resolve(message as Message))
    }
    const settle = (then: () => void) => {
      child.off('close', ended).off('message', heard)
      then()
    }
    child.on('close', ended).on('message', heard)
  })
}
