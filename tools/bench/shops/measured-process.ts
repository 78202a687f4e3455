import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Resource usage of a process with all its threads. */
export interface Usage {
  processorMs: number
  /** Resident memory (RSS) in bytes. */
  memory: number
  /** The longest event loop delay since the last report. */
  longestTurnMs: number
}

export interface MeasuredProcess {
  child: ChildProcess
  usage(): Promise<Usage>
  /** Stops the process and waits for its end. */
  stop(): Promise<void>
}

/** A program that doesn't stop within this time is killed. */
const STOP_WITHIN_MS = 12_000
const root = join(import.meta.dirname, '..', '..', '..')
/** Environment and options of `npm start`. */
const START_ENV = { NODE_ENV: 'production', NODE_COMPILE_CACHE: 'build/compiled' }
const START_OPTIONS = ['--max-heap-size=512']

/**
 * Runs a program of the repository in a process like `npm start` does, and reports its resource usage.
 * @param program path relative to the repository's root
 * @param settings environment variables in addition to this process's
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
 * Sends a message to a process when it listens and waits for the reply.
 * @param part a property that only the reply has
 * @throws Error if the process ends before
 */
export async function requestFromProcess<Answer extends object>(
  child: ChildProcess,
  wanted: object,
  part: keyof Answer,
): Promise<Answer> {
  await answerOf<{ listening: true }>(child, 'listening')
  child.send(wanted)
  return answerOf(child, part)
}

/** @throws Error if the process ends before it replies */
async function answerOf<Message extends object>(child: ChildProcess, part: keyof Message): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = () => settle(() => reject(new Error(`${child.spawnargs.at(-1)} ended before it answered.`)))
    const onMessage = (message: unknown) => {
      if (typeof message === 'object' && message !== null && part in message) settle(() => resolve(message as Message))
    }
    const settle = (then: () => void) => {
      child.off('close', ended).off('message', onMessage)
      then()
    }
    child.on('close', ended).on('message', onMessage)
  })
}
