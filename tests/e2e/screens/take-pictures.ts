import { join } from 'node:path'
import type { Browser, Page, Route } from 'playwright-core'
import { loadPictures } from './load-pictures.ts'
import type { PageLanguage } from './page-language.ts'
import type { Screen, State } from './screen.ts'

export const THEMES = ['light', 'dark'] as const
const TIMEOUT_MS = 10_000

interface PictureRequest {
  name: string
  screen: Screen
  state: State
  /** In CSS pixels. */
  widths: readonly number[]
  themes: readonly (typeof THEMES)[number][]
  language: PageLanguage
  address: string
  /** Undefined for a visitor. */
  token: string | undefined
  folder: string
}

/** Takes the pictures of one screen in one state. @returns the files */
export async function takePictures(browser: Browser, request: PictureRequest): Promise<string[]> {
  const files: string[] = []
  for (const colorScheme of request.themes) {
    for (const width of request.widths) {
      await using context = await browser.newContext({
        baseURL: request.address,
        locale: request.language.locale,
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(TIMEOUT_MS)
      const page = await context.newPage()
      await open(page, request)
      // In a window as high as the page, sticky elements are at the edges of the picture.
      if (!request.screen.first) {
        const height = await heightOf(page)
        // Without this, the footer would be below a window as high as the page.
        await page.locator('main').evaluate((content) => content.style.setProperty('min-height', '0'))
        await page.setViewportSize({ width, height })
      }
      const file = join(request.folder, `${request.name}-${request.state}-${width}-${colorScheme}.png`)
      await page.screenshot({ path: file })
      files.push(file)
    }
  }
  return files
}

async function open(page: Page, { screen: { path, first }, state, token, language }: PictureRequest): Promise<void> {
  if (token) await page.addInitScript((held) => localStorage.setItem('token', held), token)
  if (state === 'full') {
    await page.goto(language.path(path), { waitUntil: 'networkidle' })
    await first?.(page, language)
    return loadPictures(page)
  }
  if (token) {
    // The browser requests data of private screens right after the document.
    await page.route('**/api/**', ANSWER[state])
    await page.goto(language.path(path), { waitUntil: 'domcontentloaded' })
  } else {
    // Public screens are rendered on the server. They load only after client-side navigation.
    await page.goto(language.path('/terms_of_services'), { waitUntil: 'networkidle' })
    await page.route('**/api/**', ANSWER[state])
    await page.evaluate((to) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate(to: string): Promise<void> }
      }
      void router.navigate(to)
    }, language.path(path))
  }
  // Loading indicators appear after a delay.
  await page.waitForTimeout(1_000)
  await loadPictures(page)
}

/** API responses per state. The session is available in all states, because failing servers do not log anyone out. */
const ANSWER: Record<Exclude<State, 'full'>, (route: Route) => Promise<void>> = {
  async error(route) {
    if (isWho(route)) return route.continue()
    const detail = 'Service temporarily unavailable, try again later.'
    return route.fulfill({ status: 503, json: { detail } })
  },
  async loading(route) {
    if (isWho(route)) return route.continue()
  },
  async empty(route) {
    const answer = await route.fetch()
    const told = answer.ok() ? await answer.json().catch(() => undefined) : undefined
    if (told?.results) return route.fulfill({ response: answer, json: { ...told, count: 0, next: null, results: [] } })
    if (told?.synonyms) return route.fulfill({ response: answer, json: { synonyms: [] } })
    if (told?.zones) return route.fulfill({ response: answer, json: { zones: [], collection: [] } })
    if (told?.makers) return route.fulfill({ response: answer, json: { makers: [], products_without: 0 } })
    if (told?.cartitem_set) return route.fulfill({ response: answer, json: { ...told, cartitem_set: [] } })
    return route.fulfill({ response: answer })
  },
}

const isWho = (route: Route) => new URL(route.request().url()).pathname === '/api/user/'

const heightOf = (page: Page) => page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight))
