import { setTimeout as pause } from 'node:timers/promises'
import axe, { type RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** A frame that is empty for ever never takes a script. */
const FRAME_WITHIN_MS = 1_000

/** What axe finds, also in frames of the shop's own: the rule, and where. */
export async function axeViolations(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await Promise.race([bringAxe(frame), pause(FRAME_WITHIN_MS)])
  // Not before it is there: bringing it takes long enough for an answer to arrive that changes colours.
  await page.evaluate(untilStill)
  return page.evaluate(look, RULES)
}

/** Brings axe into a document, once: it is half a megabyte. */
async function bringAxe(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => 'axe' in window)
  if (!isThere) await frame.evaluate(axe.source)
}

/** Colours on their way from one to another are none that anybody reads. What moves for ever is not waited for. */
async function untilStill(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
}

/** Runs in the page. */
async function look(rules: RunOptions): Promise<string[]> {
  const here = (window as unknown as { axe: typeof axe }).axe
  // Base UI's ends of the messages, which a keyboard can reach: they hand the focus on before anybody hears of them.
  const { violations } = await here.run({ exclude: ['[data-base-ui-focus-guard]'] }, rules)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target}`))
}
