import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Wishes {
  isThereAndBack: boolean
  /** Only the controls of this element, which takes the focus first. By default those of the page. */
  within?: string
}

/** Expects what `tabProblems` finds to be nothing. */
export async function walkThrough(page: Page, wishes: Wishes): Promise<void> {
  expect(await tabProblems(page, wishes)).toEqual([])
}

/**
 * Tabs through a screen, on a phone also backwards. Every control gets the focus in order, and the focus is visible.
 * @returns the problems
 */
export async function tabProblems(page: Page, { isThereAndBack, within }: Wishes): Promise<string[]> {
  const stops = await numberStops(page, within ?? 'body')
  if (within === undefined) expect(stops).toBeGreaterThan(5)
  else await page.locator(within).focus()
  const numbers = Array.from({ length: stops }, (_, step) => step)
  const forwards = await walk(page, 'Tab', stops)
  const backwards = isThereAndBack ? await walk(page, 'Shift+Tab', stops - 1) : []
  return [
    ...outOfOrder(forwards, numbers),
    ...outOfOrder(backwards, numbers.slice(0, -1).toReversed()),
    ...[...forwards, ...backwards].flatMap(({ error }) => error ?? []),
  ]
}

/** Returns the first stop at another control than expected. */
const outOfOrder = (walked: readonly Stop[], expected: readonly number[]): string[] =>
  walked
    .flatMap(({ stop, name }, step) =>
      stop === expected[step] ? [] : [`${name}: ${stop} instead of ${expected[step]}`],
    )
    .slice(0, 1)

/** Numbers all visible controls in document order. */
function numberStops(page: Page, within: string): Promise<number> {
  return page.evaluate((root) => {
    const usable = document
      .querySelector(root)
      ?.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]',
      )
    /** Tab stops once in a group of radio buttons: at the selected one, otherwise at the first. */
    const isStopOfGroup = (element: HTMLElement) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return true
      const group = [...document.querySelectorAll<HTMLInputElement>(`[type=radio][name="${CSS.escape(element.name)}"]`)]
      const ofForm = group.filter(({ form, disabled }) => form === element.form && !disabled)
      return element === (ofForm.find(({ checked }) => checked) ?? ofForm[0])
    }
    const inSight = Array.from(usable ?? []).filter(
      (element) =>
        element.checkVisibility({ checkVisibilityCSS: true }) &&
        !element.matches('[tabindex="-1"]') &&
        !element.closest('[inert]') &&
        isStopOfGroup(element),
    )
    for (const [stop, element] of inSight.entries()) element.dataset.stop = String(stop)
    return inSight.length
  }, within)
}

interface Stop {
  /** Number of the control; -1 for an unexpected one. */
  stop: number
  name: string
  error?: string
  /** True for a further part of a date field or frame, and for content that the browser makes scrollable. */
  isPart?: boolean
}

const MOST_PARTS = 200
/** On a busy machine, the browser scrolls late. */
const SCROLLED_WITHIN_MS = 10_000

async function walk(page: Page, key: string, steps: number): Promise<Stop[]> {
  const walked: Stop[] = []
  for (let step = 0; step < steps; step += 1) {
    const before = walked.at(-1)?.stop
    await page.keyboard.press(key)
    let seen = await page.evaluate(lookAtFocus, before)
    for (let parts = 0; seen.isPart && parts < MOST_PARTS; parts += 1) {
      await page.keyboard.press(key)
      seen = await page.evaluate(lookAtFocus, before)
    }
    // The page may still scroll to the focus.
    for (const end = Date.now() + SCROLLED_WITHIN_MS; seen.error && Date.now() < end; )
      seen = await page.evaluate(lookAtFocus, before)
    walked.push(seen)
  }
  return walked
}

/** Runs in the page. WCAG 2.2: the focus is visible (2.4.7) and not fully covered (2.4.11). */
function lookAtFocus(before?: number): Stop {
  const focused = document.activeElement as HTMLElement
  const stop = Number(focused.dataset.stop ?? -1)
  const isScrollable = focused.scrollHeight > focused.clientHeight || focused.scrollWidth > focused.clientWidth
  const name = (focused.getAttribute('aria-label') || focused.textContent).replace(/\s+/g, ' ').slice(0, 40)
  // A frame shows the focus itself.
  const isExtra = focused instanceof HTMLIFrameElement || (isScrollable && focused !== document.body)
  if (stop === -1 ? isExtra : stop === before) return { stop, name, isPart: true }
  // The outline of a card is on its link, which covers it. A label or the area around a field shows its outline.
  const card = focused.closest('article')
  const area = focused.matches('input') ? (focused.closest('label') ?? focused.parentElement) : null
  const isOutlined = [focused, card, area].some((element) => {
    const { outlineStyle, outlineWidth } = element
      ? getComputedStyle(element)
      : { outlineStyle: 'none', outlineWidth: '0' }
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!isOutlined) return { stop, name, error: `${name}: no outline` }

  const { left, top, width, height } = focused.getBoundingClientRect()
  const place = card ?? focused
  const steps = [0.05, 0.25, 0.5, 0.75, 0.95]
  const covers = steps.flatMap((x) => steps.map((y) => document.elementFromPoint(left + x * width, top + y * height)))
  if (covers.some((cover) => cover && (place.contains(cover) || cover.contains(place)))) return { stop, name }
  const cover = covers.find((element) => element !== null)
  return {
    stop,
    name,
    error: `${name}: ${cover ? `covered by ${cover.closest('header, nav')?.tagName ?? cover.tagName}` : 'out of sight'}`,
  }
}
