import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Checks that the page does not scroll sideways. */
export const fitsItsWindow = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0)
