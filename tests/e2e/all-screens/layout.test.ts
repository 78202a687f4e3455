import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { alsoDeep, DEEP } from '../../deep.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { PUBLIC_SCREENS } from '../support/browser/public-screens.ts'
import { walkThrough } from '../support/browser/tab-order.ts'
import { enter } from '../support/browser/visit.ts'

/** Widths and themes besides a phone in dark mode and a desktop in light mode. */
const OTHER_LOOKS = ([320, 375, 768, 1440] as const)
  .flatMap((width) => [{ width, theme: 'light' } as const, { width, theme: 'dark' } as const])
  .filter(({ width, theme }) => !(width === 375 && theme === 'dark') && !(width === 1440 && theme === 'light'))

// Two browsers for all screens, because a warm browser is faster. They wait on a page without pictures, because
// browsers warn about unused preloaded pictures.
const QUIET = '/terms_of_services'
const expecting = /status of 404.*\/nowhere/
const onPhone = enter(QUIET, { width: 375, theme: 'dark', expecting })
const atDesk = enter(QUIET, { expecting })
afterAll(async () => {
  for (const visit of await Promise.all([onPhone, atDesk])) await visit[Symbol.asyncDispose]()
})

/** Screens that share their layout with another one. Only `npm run test:deep` opens them. */
const SIMILAR =
  /\?page|0\.5\/0\.5|xyzzy|reset_password|thread|review_emails|team_invitation|back_in_stock|logout|orders/
const isSimilar = ({ path }: { path: string }) => SIMILAR.test(path)
const SCREENS = alsoDeep(
  PUBLIC_SCREENS.filter((screen) => !isSimilar(screen)),
  PUBLIC_SCREENS.filter(isSimilar),
)

// Widths and themes are independent of each other.
describe.each(SCREENS)('$path', ({ path, heading }) => {
  test('has no layout shift, no horizontal scrolling, large touch targets and no axe violations on a phone, also in dark theme', async () => {
    const { page, goTo } = await onPhone
    await page.setViewportSize({ width: 375, height: 900 })
    // Otherwise the new page may start with the old width.
    await page.waitForFunction(() => innerWidth === 375)
    await goTo(path)
    // A mouse wheel would keep scrolling during the keyboard checks.
    await page.evaluate(() => scrollTo(0, 2_000))
    expect(await layoutShifts(page)).toEqual([])
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([heading])
    await expect.poll(() => page.title()).toMatch(/^Comptoir: .+|.+ \| Comptoir$/)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
    expect(await smallTargets(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await walkThrough(page, { isThereAndBack: DEEP > 1 })
    for (const width of [320, 375, 640, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      expect({ width, tooWide: await tooWide(page) }).toEqual({ width, tooWide: [] })
    }
  })

  test('has no axe violations on a desktop, and every Tab stop is visible', {
    tags: ['deep'],
  }, async () => {
    const { page, goTo } = await atDesk
    await goTo(path)
    expect(await axeViolations(page)).toEqual([])
    await walkThrough(page, { isThereAndBack: DEEP > 1 })
  })

  test.each(alsoDeep([], OTHER_LOOKS))(
    'at $width px, $theme, has no axe violations and can be walked through in both directions',
    async ({ width, theme }) => {
      await using visit = await enter(path, { width, theme, expecting })
      expect(await axeViolations(visit.page)).toEqual([])
      await walkThrough(visit.page, { isThereAndBack: true })
    },
  )
})

/** Returns touch targets that are too small. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const usable = document.querySelectorAll<HTMLElement>('button, select, input, textarea, summary, nav a')
    const inSight = Array.from(usable).filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
    // The skip link is for keyboards.
    return inSight
      .map((element) => ({
        name: element.getAttribute('aria-label') ?? element.textContent,
        // The label of a checkbox is a touch target too.
        box: (element.matches('[type=checkbox]')
          ? ((element as HTMLInputElement).labels?.[0] ?? element)
          : element
        ).getBoundingClientRect(),
      }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)
  })
}

/** Returns the elements beyond the right edge, if the page scrolls sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const elements = Array.from(document.body.querySelectorAll('*'))
    const wide = elements.filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...wide.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ]
  })
}

/** Returns all layout shifts so far, with the browser's scores. */
function layoutShifts(page: Page): Promise<string[]> {
  interface LayoutShift extends PerformanceEntry {
    value: number
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  return page.evaluate(async () => {
    const shifts: string[] = []
    const say = (node: Node | null) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120)
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width} x ${height} at ${x}, ${y}`
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          (source) => `${place(source.previousRect)} to ${place(source.currentRect)}: ${say(source.node)}`,
        )
        // The shifted element may have been removed.
        shifts.push(`${value}: ${moved.join('; ')}`)
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    return shifts
  })
}
