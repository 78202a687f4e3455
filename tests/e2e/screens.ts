/**
 * Takes pictures of every screen for review: for visitors, buyers, customers and staff; full, empty, broken and
 * loading; in three widths, light and dark; with contact sheets. `npm run screens -- FOLDER` starts its own shop.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ACCOUNTS_FILE } from '../../demo/demo-accounts.ts'
import { benchFolder } from '../../tools/bench/shops/scratch-folder.ts'
import { openShopProcess } from '../../tools/bench/shops/shop-process.ts'
import { openShopDatabase } from '../databases/shop-database.ts'
import { BUYER_SCREENS, orderByTransfer, payerScreens } from './screens/buyer-screens.ts'
import { contactSheet } from './screens/contact-sheet.ts'
import { customerScreens } from './screens/customer-screens.ts'
import { prepareShop } from './screens/prepare-shop.ts'
import { type Screens, STATES } from './screens/screen.ts'
import { staffScreens } from './screens/staff-screens.ts'
import { SCREEN_WIDTHS, THEMES, takePictures } from './screens/take-pictures.ts'
import { VISITOR_SCREENS } from './screens/visitor-screens.ts'
import { theBrowser } from './support/browser/browser.ts'
import { asStaff, openToBuyers } from './support/shop/selling-shop.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Address of a running demo shop. `data-dir` then contains its demo accounts. */
    address: { type: 'string' },
    /** Data folder of a stopped demo shop, used instead of a new one. */
    'data-dir': { type: 'string' },
    /** Regular expression that filters pictures by `<role>-<screen>-<state>`. */
    only: { type: 'string', default: '' },
  },
})
const [folder] = positionals
if (!folder || (values.address && !values['data-dir'])) {
  console.error('Usage: npm run screens -- FOLDER [--only PATTERN] [--data-dir DIR] [--address URL --data-dir DIR]')
  process.exit(1)
}
/** Pictures per row of a contact sheet. */
const ACROSS: Record<number, number> = { 375: 8, 768: 6, 1440: 4 }

await using opened = new AsyncDisposableStack()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void opened.disposeAsync().finally(() => process.exit(1)))
const dataDir = values['data-dir'] ?? (await benchFolder(opened))
const address = values.address ?? (await openShopProcess(dataDir, opened, console.log)).url
const shop = await prepareShop(address, join(dataDir, ACCOUNTS_FILE))
const { customer, staff } = shop.tokens

await mkdir(folder, { recursive: true })
const browser = opened.use(await chromium.launch(await theBrowser()))
const call = (path: string, init?: RequestInit) => fetch(new URL(path, address), init)

/** Takes the pictures of a role in all states, and contact sheets. @param token undefined for visitors */
const look = async (role: string, { screens, token }: { screens: Screens; token?: string }): Promise<void> => {
  const taken: string[] = []
  for (const [screenName, screen] of Object.entries(screens)) {
    for (const state of screen.isTold ? STATES : STATES.slice(0, 1)) {
      const name = `${role}-${screenName}`
      if (!new RegExp(values.only).test(`${name}-${state}`)) continue
      console.log(name, state)
      try {
        taken.push(...(await takePictures(browser, { name, screen, state, address, token, folder })))
      } catch (error) {
        console.error(`${name} could not be reached:`, error)
        process.exitCode = 1
      }
    }
  }
  for (const width of SCREEN_WIDTHS) {
    for (const theme of THEMES) {
      const pictures = taken.filter((file) => file.endsWith(`-${width}-${theme}.png`))
      if (pictures.length === 0) continue
      await contactSheet(join(folder, `sheet-${role}-${width}-${theme}.jpg`), pictures, ACROSS[width] ?? 4)
    }
  }
}

await look('visitor', { screens: VISITOR_SCREENS })
await look('customer', { screens: customerScreens(shop), token: customer })
await look('staff', { screens: staffScreens(shop), token: staff })
await using db = await openShopDatabase(dataDir)
await openToBuyers(db, (method, path, body) => asStaff({ ask: call, staff }, method, path, body))
await look('buyer', { screens: BUYER_SCREENS, token: customer })
await look('payer', { screens: payerScreens(await orderByTransfer(address, customer)), token: customer })
