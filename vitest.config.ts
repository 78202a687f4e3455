import { defineConfig } from 'vitest/config'
import { often } from './tests/deep.ts'
import { LongestFirst } from './tests/longest-first.ts'

export default defineConfig({
  test: {
    include: ['{lib,server,shop,demo,tests,tools}/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    globalSetup: './tests/databases/cluster.ts',
    // The files about processes mostly wait for them, so one more than the two cores of a small machine keeps those busy.
    maxWorkers: 3,
    // What a test makes lives longer than Node expects: with so much room a sixth of the time goes no more into copying it.
    execArgv: ['--max-semi-space-size=64'],
    // What a shop is keeps it in its services, so files may share what they import. Importing took longer than testing.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Only what hangs takes so long: a machine may have other work too.
    testTimeout: often(60_000),
    hookTimeout: 60_000,
    // What `npm test` leaves to `npm run test:deep`; a file that is run by its name runs them too.
    tags: [{ name: 'deep' }],
    env: { NODE_ENV: 'test' },
  },
})
