/**
 * Takes pictures of every screen for review: for visitors, buyers, customers and staff; full, empty, broken and
 * loading; in three widths, light and dark; with contact sheets. `npm run screens -- FOLDER` starts its own shop.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ACCOUNTS_FILE } from '../../demo/demo-accounts.ts'
import { FIRST_LANGUAGE, type Language } from '../../lib/texts/languages.ts'
import { benchFolder } from '../../tools/bench/shops/scratch-folder.ts'
import { openShopProcess } from '../../tools/bench/shops/shop-process.ts'
import { openShopDatabase } from '../databases/shop-database.ts'
import { BUYER_SCREENS, orderByTransfer, payerScreens } from './screens/buyer-screens.ts'
import { contactSheet } from './screens/contact-sheet.ts'
import { customerScreens } from './screens/customer-screens.ts'
import { pageLanguage } from './screens/page-language.ts'
import { prepareRecords } from './screens/prepare-records.ts'
import { prepareShop } from './screens/prepare-shop.ts'
import { type Screen, type Screens, STATES } from './screens/screen.ts'
import { staffScreens } from './screens/staff-screens.ts'
import { THEMES, takePictures } from './screens/take-pictures.ts'
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
    /** Widths in CSS pixels, separated by commas. */
    widths: { type: 'string', default: '375,768,1440' },
    /** Color schemes, separated by commas. */
    themes: { type: 'string', default: THEMES.join(',') },
    /** The language of the pages. */
    language: { type: 'string', default: FIRST_LANGUAGE },
  },
})
const [folder] = positionals
if (!folder || (values.address && !values['data-dir'])) {
  console.error(
    'Usage: npm run screens -- FOLDER [--only PATTERN] [--widths 375,1440] [--themes light] [--language fr] [--data-dir DIR] [--address URL --data-dir DIR]',
  )
  process.exit(1)
}
const widths = values.widths.split(',').map(Number)
const themes = THEMES.filter((theme) => values.themes.split(',').includes(theme))
const language = pageLanguage(values.language as Language)
const isFurther = values.language !== FIRST_LANGUAGE
/** Pictures per row of a contact sheet. */
const ACROSS: Record<number, number> = { 375: 8, 768: 6, 1440: 4 }

await using opened = new AsyncDisposableStack()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void opened.disposeAsync().finally(() => process.exit(1)))
const dataDir = values['data-dir'] ?? (await benchFolder(opened))
const address = values.address ?? (await openShopProcess(dataDir, opened, console.log)).url
await using db = await openShopDatabase(dataDir)
const shop = await prepareShop(address, join(dataDir, ACCOUNTS_FILE))
const { customer, staff } = shop.tokens
const records = await prepareRecords(db, address, staff)

await mkdir(folder, { recursive: true })
const browser = opened.use(await chromium.launch(await theBrowser()))
const call = (path: string, init?: RequestInit) => fetch(new URL(path, address), init)

interface Looking {
  screens: Screens
  token?: string
  /** The address of another shop. */
  at?: string
}

/** Takes the pictures of a role in all states, and contact sheets. @param token undefined for visitors */
const look = async (role: string, { screens, token, at = address }: Looking): Promise<void> => {
  const taken: string[] = []
  for (const [screenName, screen] of Object.entries(screens)) {
    if (isFurther && screen.path.startsWith(language.path('/'))) continue
    for (const state of screen.isTold ? STATES : STATES.slice(0, 1)) {
      const name = `${role}-${screenName}`
      if (!new RegExp(values.only).test(`${name}-${state}`)) continue
      console.log(name, state)
      try {
        const request = { ...{ name, screen, state, widths, themes, language }, address: at, token, folder }
        taken.push(...(await takePictures(browser, request)))
      } catch (error) {
        console.error(`${name} could not be reached:`, error)
        process.exitCode = 1
      }
    }
  }
  for (const width of widths) {
    for (const theme of themes) {
      const pictures = taken.filter((file) => file.endsWith(`-${width}-${theme}.png`))
      if (pictures.length === 0) continue
      await contactSheet(join(folder, `sheet-${role}-${width}-${theme}.jpg`), pictures, ACROSS[width] ?? 4)
    }
  }
}

await look('visitor', { screens: VISITOR_SCREENS })
await look('customer', { screens: customerScreens(shop), token: customer })
await look('staff', { screens: staffScreens(shop, records), token: staff })
await openToBuyers(db, (method, path, body) => asStaff({ ask: call, staff }, method, path, body))
await look('buyer', { screens: BUYER_SCREENS, token: customer })
await look('payer', { screens: payerScreens(await orderByTransfer(address, customer)), token: customer })

const lines: string[] = []
const empty = await openShopProcess(await benchFolder(opened), opened, (line) => lines.push(line), { DEMO: 'off' })
const path = /\/first_start#\S+/.exec(lines.join('\n'))?.[0] ?? ''
const french: Screen = {
  path,
  async first(page) {
    await page.getByRole('link', { name: 'Français' }).click()
    await page.getByRole('button', { name: 'Créer la boutique' }).waitFor()
  },
}
await look('owner', { screens: { 'first-start': { path }, 'first-start-french': french }, at: empty.url })
