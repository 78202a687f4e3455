import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{lib,server,shop,demo,testing,bench}/**/*.test.ts'],
    globalSetup: './testing/cluster.ts',
    // The files about processes mostly wait for them, so one more than the two cores of a small machine keeps those busy.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    env: { NODE_ENV: 'test' },
  },
})
