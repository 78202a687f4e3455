/**
 * Takes a picture of every screen at three widths, light and dark, for people to look at: `node e2e/screens.ts <address> <folder> [token]`.
 * With the token of somebody logged in, private screens show what they are for.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { theBrowser } from './browser.ts'

interface Screen {
  path: string
  /** What somebody does there before the picture is taken; it then shows what they see, else the whole page. */
  first?: (page: Page) => Promise<void>
}

const FULL = '/products/everyday-mug'
const SCREENS: Record<string, Screen> = {
  home: { path: '/' },
  'home-page-2': { path: '/?page=2' },
  'account-menu': { path: '/', first: (page) => page.getByRole('button', { name: 'Account menu' }).click() },
  product: { path: FULL },
  'product-sold-out': { path: '/products/quince-and-bay-jelly' },
  'enlarged-picture': { path: FULL, first: (page) => page.getByRole('button', { name: /^Enlarge/ }).click() },
  'review-summary': { path: FULL, first: (page) => page.getByRole('button', { name: /reviews/ }).click() },
  toast: {
    path: FULL,
    async first(page) {
      await page.getByRole('button', { name: 'Add to Cart' }).first().click()
      await page.getByText('You must be logged in to add to cart!').waitFor()
    },
  },
  reviews: { path: '/reviews/everyday-mug/null/0.5/5' },
  'reviews-filtered': { path: '/reviews/everyday-mug/null/2.5/3' },
  'reviews-none': { path: '/reviews/everyday-mug/null/0.5/0.5' },
  search: { path: '/search/stonewear%20mug?price_range=20,500' },
  'search-nothing': { path: '/search/xyzzy' },
  'search-suggestions': {
    path: '/',
    async first(page) {
      await page.getByRole('combobox').pressSequentially('stoneware te')
      await page.getByRole('option').first().waitFor()
    },
  },
  terms: { path: '/terms_of_services' },
  login: { path: '/login' },
  signup: { path: '/signup' },
  'reset-password': { path: '/reset_password' },
  contact: { path: '/contact' },
  account: { path: '/account' },
  cart: { path: '/cart' },
  checkout: { path: '/checkout' },
  'checkout-success': { path: '/checkout/success' },
  orders: { path: '/orders' },
  'for-staff': { path: '/admin' },
  'admin-orders': { path: '/admin/orders' },
  'admin-contact': { path: '/admin/contact' },
  'admin-reviews': { path: '/admin/reviews' },
  'admin-synonyms': { path: '/admin/synonyms' },
  'admin-changes': { path: '/admin/changes' },
  error: { path: '/nowhere' },
}
const WIDTHS = [375, 768, 1440]
const THEMES = ['light', 'dark'] as const

const [address, folder, token] = process.argv.slice(2)
if (!address || !folder) {
  console.error('Usage: node e2e/screens.ts http://127.0.0.1:3000 pictures/ [token]')
  process.exit(1)
}
await mkdir(folder, { recursive: true })
await using browser = await chromium.launch(await theBrowser())
for (const [name, { path, first }] of Object.entries(SCREENS)) {
  for (const width of WIDTHS) {
    for (const colorScheme of THEMES) {
      await using page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      if (token) await page.addInitScript((held) => localStorage.setItem('token', held), token)
      await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' })
      await first?.(page)
      await loadPictures(page)
      const file = join(folder, `${name}-${width}-${colorScheme}.png`)
      await page.screenshot({ path: file, fullPage: !first })
      console.log(file)
    }
  }
}

/** Those far down the page are loaded only when somebody scrolls there. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
  })
}
