import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { builtProgram } from './built-program.ts'
import { readListenAddress } from './read-listen-address.ts'

/** The whole program in a process of its own, as `npm start` runs it once it is built. */
export interface ShopProcess extends AsyncDisposable {
  pid: number
  /** What it has said on stdout so far, line by line: sentences for the person at the terminal, and logs as JSON. */
  lines: string[]
  /** What it has said on stderr so far. */
  complaints(): string
  /** Its exit code, once it has ended; null when a signal ended it. */
  ended: Promise<number | null>
  /** Where it is open. Rejects with everything it said when it ended instead. */
  url: Promise<string>
  /** Asks under its address. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** Asks it to end, and waits for its exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')
const program = builtProgram(root)
/** Longer than it takes to stop on any machine; a test that is over must leave nothing running. */
const TIMEOUT_MS = 40_000

/**
 * Starts the shop on a free port, with nothing set but what is given here. It is stopped at the end of its scope.
 * @param wrapper words in front of `node`, such as `setpriv --reuid=65534`
 */
export function startShop(settings: { DATA_DIR: string; [name: string]: string }, wrapper: string[] = []): ShopProcess {
  const [file = '', ...words] = [...wrapper, process.execPath, program]
  const child = spawn(file, words, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(root, 'build', 'compiled'),
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'info',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const lines: string[] = []
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const url = readListenAddress(child.stdout, (line) => void lines.push(line)).catch(async (error: Error) => {
    await ended
    throw new Error([error.message, ...lines, complaints].join('\n'))
  })
  // Who only wants to see it refuse never waits for its address.
  url.catch(() => {})

  const stop = async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
    return ended.finally(() => clearTimeout(late))
  }
  return {
    pid: child.pid ?? 0,
    lines,
    complaints: () => complaints,
    ended,
    url,
    ask: async (path, init) => fetch((await url) + path, { redirect: 'manual', ...init }),
    stop,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async [Symbol.asyncDispose]() {
      await stop()
    },
  }
}

/** Starts a shop and waits until it is open. */
export async function startShopServer(...[settings, wrapper]: Parameters<typeof startShop>): Promise<ShopProcess> {
  const shop = startShop(settings, wrapper)
  await shop.url
  return shop
}
