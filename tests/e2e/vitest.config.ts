import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { often } from '../deep.ts'
import { LongestFirst } from '../longest-first.ts'
import { TIMEOUT_MS } from './support/browser/timeout.ts'

/** End-to-end tests of the built shop in a real browser. `tools/test.ts` builds it first. */
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
    // Journeys mostly wait for pages and timers, so three workers keep two cores busy. Four were slower.
    maxWorkers: 3,
    // Test data lives longer than Node expects. A larger young generation saves a sixth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // Workers keep their browser and imported modules.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Only hanging tests take this long; the machine may be busy.
    testTimeout: often(120_000),
    // Hooks start and stop shops. The default of ten seconds is too short for a busy machine.
    hookTimeout: 60_000,
    // Tests that only `npm run test:deep` runs. A file that is named on the command line runs them too.
    tags: [{ name: 'deep' }],
    teardownTimeout: 60_000,
    expect: { requireAssertions: true, poll: { timeout: TIMEOUT_MS } },
  },
})
