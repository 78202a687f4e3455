import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{lib,server,shop,demo,testing,bench}/**/*.test.ts'],
    globalSetup: './testing/cluster.ts',
    // The database does the work; two files at once keep two cores busy without making each other late.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    env: { NODE_ENV: 'test' },
  },
})
