import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import type { EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded.ts'

type Connection = EmbeddedPostgres['connection']
type Options = Omit<Parameters<typeof startEmbeddedPostgres>[0], 'say'>

/** A shop in a separate process that a test can kill. It is stopped when the test ends. */
export interface EmbeddedShopProcess {
  pid: number
  said: string[]
  ready(): Promise<Connection>
  /** Resolves with the error message if the shop refused to start. */
  refused(): Promise<string>
  stop(): Promise<void>
  kill(): Promise<void>
}

/** @param wrapper arguments in front of `node`, such as `setpriv --reuid=65534` */
export function startEmbeddedShop({ wrapper = [], ...options }: Options & { wrapper?: string[] }): EmbeddedShopProcess {
  const script = fileURLToPath(new URL('./embedded.fixture.ts', import.meta.url))
  const shopOptions = JSON.stringify({ settings: { fsync: 'off' }, ...options })
  const [file = '', ...words] = [...wrapper, process.execPath, script, shopOptions]
  const child = spawn(file, words, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const said: string[] = []
  const outcome = new Promise<{ ready: Connection } | { refused: string } | { failed: string }>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const message = JSON.parse(line)
      if ('say' in message) said.push(message.say)
      else resolve(message)
    })
    ended.then(() => resolve({ failed: `The shop ended: ${complaints}` }))
  })
  const send = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  onTestFinished(() => send('SIGTERM'))
  return {
    pid: child.pid ?? 0,
    said,
    async ready() {
      const message = await outcome
      if ('ready' in message) return message.ready
      throw new Error(JSON.stringify(message))
    },
    async refused() {
      const message = await outcome
      if ('refused' in message) return message.refused
      throw new Error(JSON.stringify(message))
    },
    stop: () => send('SIGTERM'),
    kill: () => send('SIGKILL'),
  }
}

/** Runs one statement on a new connection. */
export async function query(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
