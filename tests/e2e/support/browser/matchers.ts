/** Matchers for elements of a page. They poll until they match. */
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { TIMEOUT_MS } from './timeout.ts'

declare module 'vitest' {
  interface Matchers<R, T> {
    toBeVisible(): Promise<void>
    toBeHidden(): Promise<void>
    /** The visible text with normalised white space. */
    toRead(text: string | RegExp): Promise<void>
  }
}

expect.extend({
  toBeVisible: (locator: Locator) => waitFor(locator, 'visible'),
  toBeHidden: (locator: Locator) => waitFor(locator, 'hidden'),
  async toRead(locator: Locator, text: string | RegExp) {
    const end = Date.now() + TIMEOUT_MS
    // `innerText` is the rendered text without hidden parts.
    const read = async () =>
      (await onceItIsOne(end, (timeout) => locator.innerText({ timeout }))).replace(/\s+/g, ' ').trim()
    const fits = (seen: string) => (typeof text === 'string' ? seen === text : text.test(seen))
    let seen = await read()
    // After the first successful read, the last text is a better message than a timeout.
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
 * Retries while a locator matches several elements: during a navigation, the old screen may contain the text twice.
 * Rejects if several elements still match at the end.
 */
async function onceItIsOne<T>(end: number, look: (timeout: number) => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await look(Math.max(1, end - Date.now()))
    } catch (error) {
      if (!String(error).includes('strict mode violation') || Date.now() >= end) throw error
    }
}
