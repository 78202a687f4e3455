import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Tabs through a screen, on a phone also backwards. Every control gets the focus in order, and the focus is visible.
 */
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

/** Numbers all visible controls in document order. */
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
  /** Number of the control; -1 for an unexpected one. */
  stop: number
  error?: string
}

const SCROLLED_WITHIN_MS = 1_000

async function walk(page: Page, key: string, steps: number): Promise<Stop[]> {
  const walked: Stop[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key)
    let seen = await page.evaluate(lookAtFocus)
    // The page may still scroll to the focus.
    for (const end = Date.now() + SCROLLED_WITHIN_MS; seen.error && Date.now() < end; )
      seen = await page.evaluate(lookAtFocus)
    walked.push(seen)
  }
  return walked
}

/** Runs in the page. WCAG 2.2: the focus is visible (2.4.7) and not fully covered (2.4.11). */
function lookAtFocus(): Stop {
  const focused = document.activeElement as HTMLElement
  const stop = Number(focused.dataset.stop ?? -1)
  const name = (focused.getAttribute('aria-label') || focused.textContent).replace(/\s+/g, ' ').slice(0, 40)
  // The link of a card covers the whole card, and its outline is there.
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
