import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds: the rule, and where. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(untilStill)
  const axe = new AxeBuilder({ page }).options({ runOnly: STANDARDS, resultTypes: ['violations'] })
  // Base UI's ends of the messages, which a keyboard can reach: they hand the focus on before anybody hears of them.
  axe.exclude('[data-base-ui-focus-guard]')
  // Without frames of other origins the old way finds the same, in a third of the time.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target}`))
}

/** Colours on their way from one to another are none that anybody reads. What moves for ever is not waited for. */
async function untilStill(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
}
