import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

type ShopProcess = ChildProcessByStdio<null, Readable, Readable>

export interface BuiltShop {
  address: string
  /** Ends it politely. Throws when it complained meanwhile. */
  close(): Promise<void>
}

const SAY_EVERY_MS = 5_000

/** Opens the built shop as `npm start` does, filled with the demo catalogue if its folder is empty. */
export async function openBuiltShop(dataDir: string): Promise<BuiltShop> {
  const shop = spawn(process.execPath, ['main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  })
  const said: string[] = []
  const complaints: string[] = []
  createInterface(shop.stderr).on('line', (line) => complaints.push(line))
  const close = async () => {
    const code = await stop(shop)
    // A line in the log is a warning or worse: something went wrong behind a page that looked right.
    complaints.push(...said.filter((line) => line.startsWith('{')))
    if (code !== 0) complaints.push(`It ended with exit code ${code}.`)
    if (complaints.length > 0) throw new Error(`The shop complained:\n${complaints.join('\n')}`)
  }
  return { address: await untilOpen(shop, said, complaints), close }
}

/** The shop's address; what it says on the way there is passed on now and then. */
function untilOpen(shop: ShopProcess, said: string[], complaints: string[]): Promise<string> {
  let saidLast = 0
  return new Promise((resolve, reject) => {
    const listen = (line: string) => {
      said.push(line)
      const address = /^The shop is open: (http:\S+)$/.exec(line)?.[1]
      if (address) resolve(address)
      if (Date.now() - saidLast < SAY_EVERY_MS) return
      saidLast = Date.now()
      console.log(line)
    }
    createInterface(shop.stdout).on('line', listen)
    shop.on('error', reject)
    shop.on('close', () => reject(new Error(`The shop did not open:\n${[...said, ...complaints].join('\n')}`)))
  })
}

/** The exit code after a polite request to end; null when a signal ended it. */
async function stop(shop: ShopProcess): Promise<number | null> {
  if (shop.exitCode === null && shop.signalCode === null) {
    const ended = once(shop, 'close')
    shop.kill('SIGTERM')
    await ended
  }
  return shop.exitCode
}
