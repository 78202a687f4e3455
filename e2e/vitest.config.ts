import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Journeys through the built shop in a real browser; `commands/test.ts` has built it before. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['e2e/*.test.ts'],
    globalSetup: ['./e2e/open-built-shop.ts', './e2e/open-browser.ts'],
    setupFiles: ['./e2e/matchers.ts'],
    // More only make each other late: on two cores three files at once take as long as two.
    maxWorkers: 2,
    testTimeout: 60_000,
    teardownTimeout: 20_000,
    expect: { requireAssertions: true, poll: { timeout: 10_000 } },
  },
})
