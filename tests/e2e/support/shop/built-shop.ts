import { type ShopProcess, startShop, startShopServer } from '../../../processes/shop-process.ts'

export interface BuiltShop {
  address: string
  /** Stops the shop. @throws if it logged errors */
  close(): Promise<void>
}

const SAY_EVERY_MS = 5_000

/**
 * Opens the built shop on a folder and fills an empty one with the demo catalogue. Prints the progress, because that
 * takes a while.
 */
export async function openBuiltShop(dataDir: string): Promise<BuiltShop> {
  const shop = startShop({ DATA_DIR: dataDir, DEMO: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
  const telling = setInterval(() => console.log(shop.lines.at(-1) ?? 'The shop starts.'), SAY_EVERY_MS)
  const address = await shop.url.finally(() => clearInterval(telling))
  const close = async () => {
    const code = await shop.stop()
    // Logged warnings count as errors, even if the page looked right.
    const complaints = [shop.complaints(), ...shop.lines.filter((line) => line.startsWith('{'))].filter(Boolean)
    if (code !== 0) complaints.push(`It ended with exit code ${code}.`)
    if (complaints.length > 0) throw new Error(`The shop complained:\n${complaints.join('\n')}`)
  }
  return { address, close }
}

/** Ports of closed shops of this worker. */
const left: string[] = []

/**
 * Starts a shop on the port of a closed shop of this worker, if the port is free. The files are the same, so browsers
 * reuse their cached and compiled scripts, and `in-browser.ts` reuses contexts.
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
      if (PORT === '0' || !error.message.includes(`Port ${PORT} is in use`)) throw error
      return startOn('0')
    })
  }
}
