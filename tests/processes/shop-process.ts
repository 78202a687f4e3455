import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { builtProgram } from './built-program.ts'
import { readListenAddress } from './read-listen-address.ts'

/** The whole program in its own process, as `npm start` runs it once it is built. */
export interface ShopProcess extends AsyncDisposable {
  pid: number
  /** Lines of stdout so far: sentences for the terminal, and logs as JSON. */
  lines: string[]
  /** Output on stderr so far. */
  complaints(): string
  /** Exit code once the process has ended. Null if a signal ended it. */
  ended: Promise<number | null>
  /** Address of the open shop. Rejects with the whole output if the process ends instead. */
  url: Promise<string>
  /** Sends a request to the shop. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** Asks the process to stop and waits for its exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')
const program = builtProgram(root)
/** Longer than a stop takes on any machine. A finished test must leave no process behind. */
const TIMEOUT_MS = 40_000

/**
 * Starts the shop on a free port with only the given settings. It stops at the end of the scope.
 * @param wrapper command in front of `node`, such as `setpriv --reuid=65534`
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
  // Tests of failing starts never await the address.
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
