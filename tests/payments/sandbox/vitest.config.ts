import { defineConfig } from 'vitest/config'

/** A person pays the pages one by one. */
const ANSWERED_WITHIN_MS = 20 * 60_000

export default defineConfig({
  test: {
    include: ['tests/payments/sandbox/sandbox.check.ts'],
    testTimeout: ANSWERED_WITHIN_MS,
    disableConsoleIntercept: true,
  },
})
