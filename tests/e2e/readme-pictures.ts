/**
 * Takes the pictures of the documents from the built demo shop: `npm run pictures`. With `--language fr`, it takes
 * those of the admin in French. With `--data-dir DIR`, it uses a stopped demo shop instead of a new one and replaces
 * its customer's cart.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { ACCOUNTS_FILE } from '../../demo/demo-accounts.ts'
import { FIRST_LANGUAGE } from '../../lib/texts/languages.ts'
import type { AllSettingsResponse } from '../../shop/core/settings/settings.contract.ts'
import { benchFolder } from '../../tools/bench/shops/scratch-folder.ts'
import { openShopProcess } from '../../tools/bench/shops/shop-process.ts'
import { loadPictures } from './screens/load-pictures.ts'
import { prepareShop } from './screens/prepare-shop.ts'
import { rebrandShop } from './screens/rebrand-shop.ts'
import { theBrowser } from './support/browser/browser.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures')
const PRODUCT = '/products/everyday-mug'
const DESK = { width: 1280, height: 900, deviceScaleFactor: 1 }
const PHONE = { width: 390, height: 800, deviceScaleFactor: 1.5 }
/** Space between the phones of a picture, in pixels. */
const GAP = 36

interface Shot {
  path: string
  theme?: 'light' | 'dark'
  token?: string
  /** Runs before the picture is taken. */
  first?: (page: Page) => Promise<unknown>
}

const { values } = parseArgs({
  options: { 'data-dir': { type: 'string' }, language: { type: 'string', default: FIRST_LANGUAGE } },
})
const isFirst = values.language === FIRST_LANGUAGE
const prefix = isFirst ? '' : `/${values.language}`
await using opened = new AsyncDisposableStack()
const dataDir = values['data-dir'] ?? (await benchFolder(opened))
const { url } = await openShopProcess(dataDir, opened, console.log)
const { tokens, imports } = await prepareShop(url, join(dataDir, ACCOUNTS_FILE))
const { customer, staff } = tokens
if (!isFirst) await offerLanguage(values.language)
const browser: Browser = opened.use(await chromium.launch(await theBrowser()))

const AT_A_DESK: Record<string, Shot> = {
  home: { path: '/' },
  search: { path: '/search/stonewore%20mug' },
  'admin-dashboard': { path: '/admin', token: staff },
  'admin-orders': { path: '/admin/orders', token: staff },
  'admin-products': { path: '/admin/products', token: staff },
  'admin-import': { path: `/admin/csv/${imports.ready}`, token: staff },
  'admin-launch': { path: '/admin/selling', token: staff },
  'admin-product': {
    path: '/admin/products/update/everyday-mug',
    token: staff,
    async first(page) {
      await page.getByRole('button', { name: /^(?:Show DEMO|Voir la démo)$/ }).click()
      const preview = page.getByLabel(/^(?:DEMO|Démo)$/)
      await preview.getByRole('heading', { name: /30 cl/ }).waitFor()
    },
  },
}
const ON_PHONES: Shot[] = [
  { path: '/' },
  { path: PRODUCT },
  { path: '/cart', token: customer },
  { path: PRODUCT, theme: 'dark' },
]

for (const [name, shot] of Object.entries(AT_A_DESK))
  if (isFirst || name.startsWith('admin-')) await keep(name, sharp(await take(shot, DESK)))
if (isFirst) await keepPhones('phone', ON_PHONES)

// The same shop with other settings.
await rebrandShop(url, staff)
await keep('admin-look', sharp(await take({ path: '/admin/settings/look', token: staff }, DESK)))
if (isFirst) await keep('other-home', sharp(await take({ path: '/' }, DESK)))

/** Adds a further language to the shop. */
async function offerLanguage(language: string): Promise<void> {
  const headers = { authorization: `Token ${staff}`, 'content-type': 'application/json' }
  const address = new URL('/api/settings/', url)
  const { identity } = (await (await fetch(address, { headers })).json()) as AllSettingsResponse
  const body = JSON.stringify({ ...identity.values, version: identity.version, other_languages: language })
  const answer = await fetch(new URL('identity/', address), { method: 'PUT', headers, body })
  if (!answer.ok) throw new Error(`The language was not added: ${await answer.text()}`)
}

async function keepPhones(name: string, shots: readonly Shot[]): Promise<void> {
  const phones: Buffer[] = []
  for (const shot of shots) phones.push(await take(shot, PHONE))
  const [wide, high] = [PHONE.width * PHONE.deviceScaleFactor, PHONE.height * PHONE.deviceScaleFactor]
  const sheet = { width: (wide + GAP) * phones.length - GAP, height: high, channels: 4, background: '#0000' } as const
  await keep(
    name,
    sharp({ create: sheet }).composite(phones.map((input, n) => ({ input, left: (wide + GAP) * n, top: 0 }))),
  )
}

async function take({ path, theme = 'light', token, first }: Shot, window: typeof DESK): Promise<Buffer> {
  await using context = await browser.newContext({
    baseURL: url,
    viewport: window,
    deviceScaleFactor: window.deviceScaleFactor,
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (token) await page.addInitScript((held) => localStorage.setItem('token', held), token)
  await page.goto(prefix + path, { waitUntil: 'networkidle' })
  await first?.(page)
  await loadPictures(page)
  return await page.screenshot()
}

async function keep(name: string, picture: Sharp): Promise<void> {
  const file = join(FOLDER, isFirst ? `${name}.webp` : `${name}.${values.language}.webp`)
  const { size } = await picture.webp({ quality: 80, effort: 6 }).toFile(file)
  console.log(`${file} (${Math.round(size / 1_000)} kB)`)
}
