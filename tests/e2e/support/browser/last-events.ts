import type { Page } from 'playwright-core'
import { onTestFailed, TestRunner } from 'vitest'

declare global {
  interface Window {
    lastEvents?: string[]
    /** The real clock. An installed test clock hides the calls of the API. */
    clockOfTheBrowser?: Performance
  }
}

/** Records presses and their targets in the page. Runs before the page's scripts. */
export function noteEvents(): void {
  const noted: string[] = []
  window.lastEvents = noted
  const clock = performance
  window.clockOfTheBrowser = clock
  const nameOf = (target: EventTarget | null) =>
    target instanceof Element ? `<${target.localName}> ${target.textContent?.trim().slice(0, 30)}` : 'the document'
  const note = (what: string) => {
    noted.push(`${clock.now().toFixed()} ms ${what}`)
    if (noted.length > 12) noted.shift()
  }
  for (const name of ['pointerdown', 'pointerup', 'click', 'keydown', 'submit'])
    addEventListener(name, ({ target }) => note(`${name} on ${nameOf(target)}`), true)
  // Handlers have run when the event reaches the window.
  addEventListener('submit', ({ defaultPrevented }) => note(defaultPrevented ? 'taken over' : 'left to the browser'))
}

/** Returns the page's address, its last presses and its last API calls. Empty if the page is closed. */
export function readEvents(page: Page): Promise<string> {
  const read = page.evaluate(() => {
    const calls = (
      (window.clockOfTheBrowser ?? performance).getEntriesByType('resource') as PerformanceResourceTiming[]
    )
      .filter(({ initiatorType }) => initiatorType === 'fetch')
      .map(
        ({ name, startTime, responseEnd, responseStatus }) =>
          `${startTime.toFixed()} to ${responseEnd.toFixed()} ms ${responseStatus} ${name}`,
      )
    return [location.href, ...(window.lastEvents ?? []), ...calls.slice(-12)].join('\n')
  })
  return read.catch(() => '')
}

/** Prints the recorded events if the current test fails. Does nothing outside of tests. */
export function printOnFailure(told: () => string): void {
  if (TestRunner.getCurrentTest()) onTestFailed(() => console.log(`What happened last:\n${told()}`))
}
