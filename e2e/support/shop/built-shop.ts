import { startShop } from '../../../testing/processes/shop-process.ts'

export interface BuiltShop {
  address: string
  /** Ends it politely. Throws when it complained meanwhile. */
  close(): Promise<void>
}

const SAY_EVERY_MS = 5_000

/** Opens the built shop on a folder, filled with the demo catalogue if it is empty. That takes a while, so how far it is is passed on. */
export async function openBuiltShop(dataDir: string): Promise<BuiltShop> {
  const shop = startShop({ DATA_DIR: dataDir, DEMO: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
  const telling = setInterval(() => console.log(shop.lines.at(-1) ?? 'The shop starts.'), SAY_EVERY_MS)
  const address = await shop.url.finally(() => clearInterval(telling))
  const close = async () => {
    const code = await shop.stop()
    // A line in the log is a warning or worse: something went wrong behind a page that looked right.
    const complaints = [shop.complaints(), ...shop.lines.filter((line) => line.startsWith('{'))].filter(Boolean)
    if (code !== 0) complaints.push(`It ended with exit code ${code}.`)
    if (complaints.length > 0) throw new Error(`The shop complained:\n${complaints.join('\n')}`)
  }
  return { address, close }
}
