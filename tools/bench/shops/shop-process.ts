import { setTimeout as pause } from 'node:timers/promises'
import { readListenAddress } from '../../../tests/processes/read-listen-address.ts'
import { type MeasuredProcess, runMeasured } from './measured-process.ts'

/** A shop in a separate process, like `npm start`. */
export interface MeasuredShop extends MeasuredProcess {
  url: string
  /** Time from its start until it was ready, in ms. */
  readyAfter: number
}

/**
 * Starts a shop on a data folder and waits until it is ready; an empty folder gets the demo products.
 * @param say called with the shop's output
 * @param settings environment variables in addition to those of all measured shops
 * @throws Error if it ends before it is ready
 */
export async function openShopProcess(
  dataDir: string,
  opened: AsyncDisposableStack,
  say: (sentence: string) => void = () => {},
  settings: Record<string, string> = {},
): Promise<MeasuredShop> {
  const begun = performance.now()
  const shop = await runMeasured('build/program/main.js', opened, {
    DATA_DIR: dataDir,
    DEMO: 'on',
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    // Overrides the settings of this terminal: an empty setting counts as unset.
    ...{ HOST: '', PUBLIC_URL: '', DATABASE_URL: '', TRUST_PROXY: '' },
    ...settings,
  })
  if (!shop.child.stdout) throw new Error('The output of the shop is not piped.')
  const url = await readListenAddress(shop.child.stdout, say)
  while ((await fetch(`${url}/readyz`)).status !== 200) await pause(5)
  return { ...shop, url, readyAfter: performance.now() - begun }
}
