import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { often } from '../deep.ts'
import { LongestFirst } from '../longest-first.ts'
import { TIMEOUT_MS } from './support/browser/timeout.ts'

/** Journeys through the built shop in a real browser; `tools/test.ts` has built it before. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: [
      './tests/e2e/support/browser/unpack-browser.ts',
      './tests/databases/cluster.ts',
      './tests/e2e/support/shop/open-built-shop.ts',
    ],
    setupFiles: ['./tests/e2e/support/browser/matchers.ts'],
    // The crawler mostly waits, so one more than the two cores of a small machine keeps those busy.
    maxWorkers: 3,
    // What a test makes lives longer than Node expects: with so much room a sixth of the time goes no more into copying it.
    execArgv: ['--max-semi-space-size=64'],
    // A worker keeps its browser, and what it imported.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Only what hangs takes so long: a machine may have other work too.
    testTimeout: often(120_000),
    // What `npm test` leaves to `npm run test:deep`; a file that is run by its name runs them too.
    tags: [{ name: 'deep' }],
    teardownTimeout: 60_000,
    expect: { requireAssertions: true, poll: { timeout: TIMEOUT_MS } },
  },
})
