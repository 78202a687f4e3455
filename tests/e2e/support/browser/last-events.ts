import type { Page } from 'playwright-core'
import { onTestFailed, TestRunner } from 'vitest'

declare global {
  interface Window {
    lastEvents?: string[]
    /** The browser's own, also where a journey holds the clock, which brings one that knows of no calls. */
    clockOfTheBrowser?: Performance
  }
}

/** Notes, in the page, what was pressed and what that hit: run before the page's own scripts. */
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
  // Whatever takes a form over has done so when the event has come up to here.
  addEventListener('submit', ({ defaultPrevented }) => note(defaultPrevented ? 'taken over' : 'left to the browser'))
}

/** Reads where a page is, its last presses and its last calls of the API; a page that is gone says nothing. */
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

/** Prints what was read, if the test that runs fails; what stands around tests has nothing to say. */
export function printOnFailure(told: () => string): void {
  if (TestRunner.getCurrentTest()) onTestFailed(() => console.log(`What happened last:\n${told()}`))
}
