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
    const end = Date.now() + TIMEOUT_MS
    // A person reads what is rendered, with its gaps and without what is hidden.
    const read = async () =>
      (await onceItIsOne(end, (timeout) => locator.innerText({ timeout }))).replace(/\s+/g, ' ').trim()
    const fits = (seen: string) => (typeof text === 'string' ? seen === text : text.test(seen))
    let seen = await read()
    // Once it was read, what was read says more than that the time is over.
    while (!fits(seen) && Date.now() < end) seen = await read().catch(() => seen)
    return { pass: fits(seen), message: () => `${locator} should read ${text} and reads ${seen}` }
  },
})

async function waitFor(locator: Locator, state: 'visible' | 'hidden') {
  const seen = onceItIsOne(Date.now() + TIMEOUT_MS, (timeout) => locator.waitFor({ state, timeout }))
  const pass = await seen.then(
    () => true,
    (error: Error) => error.message,
  )
  return { pass: pass === true, message: () => `${locator} should be ${state}: ${pass}` }
}

/**
 * Looks again as long as a locator that means one thing finds several: an address changes before its screen is drawn, and the screen of
 * before may say the same twice. Rejects when there are several still at the end.
 */
async function onceItIsOne<T>(end: number, look: (timeout: number) => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await look(Math.max(1, end - Date.now()))
    } catch (error) {
      if (!String(error).includes('strict mode violation') || Date.now() >= end) throw error
    }
}
