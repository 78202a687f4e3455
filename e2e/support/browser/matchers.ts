/** What journeys say about things on a page: they wait for it, for a person would too. */
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { TIMEOUT_MS } from './timeout.ts'

declare module 'vitest' {
  interface Matchers<R, T> {
    toBeVisible(): Promise<void>
    toBeHidden(): Promise<void>
    /** The text as it is seen, white space made single. */
    toRead(text: string | RegExp): Promise<void>
  }
}

expect.extend({
  toBeVisible: (locator: Locator) => waitFor(locator, 'visible'),
  toBeHidden: (locator: Locator) => waitFor(locator, 'hidden'),
  async toRead(locator: Locator, text: string | RegExp) {
    // A person reads what is rendered, with its gaps and without what is hidden.
    const read = async () => (await locator.innerText({ timeout: TIMEOUT_MS })).replace(/\s+/g, ' ').trim()
    const fits = (seen: string) => (typeof text === 'string' ? seen === text : text.test(seen))
    const end = Date.now() + TIMEOUT_MS
    let seen = await read()
    while (!fits(seen) && Date.now() < end) seen = await read()
    return { pass: fits(seen), message: () => `${locator} should read ${text} and reads ${seen}` }
  },
})

async function waitFor(locator: Locator, state: 'visible' | 'hidden') {
  const pass = await locator.waitFor({ state, timeout: TIMEOUT_MS }).then(
    () => true,
    (error: Error) => error.message,
  )
  return { pass: pass === true, message: () => `${locator} should be ${state}: ${pass}` }
}
