import { defineConfig } from 'vitest/config'

/** A person pays each page by hand, one after the other. */
const ANSWERED_WITHIN_MS = 20 * 60_000

export default defineConfig({
  test: {
    include: ['tests/payments/sandbox/sandbox.check.ts'],
    testTimeout: ANSWERED_WITHIN_MS,
    disableConsoleIntercept: true,
  },
})
