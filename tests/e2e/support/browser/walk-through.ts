import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Walks through a screen with Tab, on a phone also back again: every stop comes in its turn, and one always sees where one is. */
export async function walkThrough(page: Page, { isThereAndBack }: { isThereAndBack: boolean }): Promise<void> {
  const stops = await numberStops(page)
  expect(stops).toBeGreaterThan(5)
  const forwards = await walk(page, 'Tab', stops)
  expect(forwards.map(({ stop }) => stop)).toEqual(Array.from({ length: stops }, (_, step) => step))
  const backwards = isThereAndBack ? await walk(page, 'Shift+Tab', stops - 1) : []
  expect(backwards.map(({ stop }) => stop)).toEqual(
    isThereAndBack ? Array.from({ length: stops - 1 }, (_, step) => stops - 2 - step) : [],
  )
  expect([...forwards, ...backwards].flatMap(({ error }) => error ?? [])).toEqual([])
}

/** Numbers everything in sight that can be used, in the order of the page. */
function numberStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const usable = document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]',
    )
    const inSight = Array.from(usable).filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
    for (const [stop, element] of inSight.entries()) element.dataset.stop = String(stop)
    return inSight.length
  })
}

interface Stop {
  /** Its number; -1 for something that was not thought to be one. */
  stop: number
  error?: string
}

const SCROLLED_WITHIN_MS = 1_000

async function walk(page: Page, key: string, steps: number): Promise<Stop[]> {
  const walked: Stop[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key)
    let seen = await page.evaluate(lookAtFocus)
    // The page may still be on its way to where the focus is.
    for (const end = Date.now() + SCROLLED_WITHIN_MS; seen.error && Date.now() < end; )
      seen = await page.evaluate(lookAtFocus)
    walked.push(seen)
  }
  return walked
}

/** Runs in the page. WCAG 2.2: the focus is drawn (2.4.7), and what has it is not wholly covered (2.4.11). */
function lookAtFocus(): Stop {
  const focused = document.activeElement as HTMLElement
  const stop = Number(focused.dataset.stop ?? -1)
  const name = (focused.getAttribute('aria-label') || focused.textContent).replace(/\s+/g, ' ').slice(0, 40)
  // The link of a card lies over the whole card, outside of its own box, and is outlined there.
  const card = focused.closest('article')
  const isOutlined = [focused, card].some((element) => {
    const { outlineStyle, outlineWidth } = element
      ? getComputedStyle(element)
      : { outlineStyle: 'none', outlineWidth: '0' }
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!isOutlined) return { stop, error: `${name}: no outline` }

  const { left, top, width, height } = focused.getBoundingClientRect()
  const place = card ?? focused
  const steps = [0.05, 0.25, 0.5, 0.75, 0.95]
  const covers = steps.flatMap((x) => steps.map((y) => document.elementFromPoint(left + x * width, top + y * height)))
  if (covers.some((cover) => cover && (place.contains(cover) || cover.contains(place)))) return { stop }
  const cover = covers.find((element) => element !== null)
  return {
    stop,
    error: `${name}: ${cover ? `covered by ${cover.closest('header, nav')?.tagName ?? cover.tagName}` : 'out of sight'}`,
  }
}
