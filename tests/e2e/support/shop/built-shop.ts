import { type ShopProcess, startShop, startShopServer } from '../../../processes/shop-process.ts'

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

/** Ports of this worker's shops that have closed. */
const left: string[] = []

/**
 * Starts a shop where one of this worker was that has closed, if nobody else has come there meanwhile: its files are the same ones, so a
 * browser that was there has them, compiled, and a window of it can be used again (`in-browser.ts`).
 */
export async function startWhereOneWas(
  ...[settings, wrapper]: Parameters<typeof startShopServer>
): Promise<ShopProcess> {
  const shop = await startOn(left.pop() ?? '0')
  const { port } = new URL(await shop.url)
  return {
    ...shop,
    async [Symbol.asyncDispose]() {
      await shop.stop()
      left.push(port)
    },
  }

  function startOn(PORT: string): Promise<ShopProcess> {
    return startShopServer({ ...settings, PORT }, wrapper).catch((error: Error) => {
      if (PORT === '0' || !error.message.includes(`Port ${PORT} is taken`)) throw error
      return startOn('0')
    })
  }
}
