import { setTimeout as pause } from 'node:timers/promises'
import { readListenAddress } from '../../../tests/processes/read-listen-address.ts'
import { type MeasuredProcess, runMeasured } from './measured-process.ts'

/** A whole shop in a process of its own, as `npm start` runs it. */
export interface MeasuredShop extends MeasuredProcess {
  url: string
  /** Milliseconds from its start until it said that it is ready. */
  readyAfter: number
}

/**
 * Opens a shop on a data folder and waits until it is ready; an empty folder is stocked with the demo catalogue first.
 * @param say takes what the shop says meanwhile
 * @param settings besides those of every measured shop
 * @throws Error when it ends instead
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
    // Whatever the settings of this terminal are: an empty one counts as not given.
    ...{ HOST: '', PUBLIC_URL: '', DATABASE_URL: '', TRUST_PROXY: '' },
    ...settings,
  })
  if (!shop.child.stdout) throw new Error('Nobody can hear what the shop says.')
  const url = await readListenAddress(shop.child.stdout, say)
  while ((await fetch(`${url}/readyz`)).status !== 200) await pause(5)
  return { ...shop, url, readyAfter: performance.now() - begun }
}
