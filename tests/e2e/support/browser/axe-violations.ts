import { setTimeout as pause } from 'node:timers/promises'
import axe, { type RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** A frame that stays empty never runs a script. */
const FRAME_WITHIN_MS = 1_000

/** Returns axe violations, also in the shop's own frames: rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await Promise.race([bringAxe(frame), pause(FRAME_WITHIN_MS)])
  // Wait after injecting axe: meanwhile a response may arrive that changes colours.
  await page.evaluate(untilStill)
  return page.evaluate(look, RULES)
}

/** Injects axe into a document once, because it has half a megabyte. */
async function bringAxe(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => 'axe' in window)
  if (!isThere) await frame.evaluate(axe.source)
}

/** Waits for the end of finite animations, because colours in transition may lack contrast. */
async function untilStill(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
}

/** Runs in the page. */
async function look(rules: RunOptions): Promise<string[]> {
  const here = (window as unknown as { axe: typeof axe }).axe
  // Base UI's focus guards are focusable but pass the focus on at once.
  const { violations } = await here.run({ exclude: ['[data-base-ui-focus-guard]'] }, rules)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target}`))
}
