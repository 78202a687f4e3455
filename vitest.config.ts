import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { often } from './tests/deep.ts'
import { LongestFirst } from './tests/longest-first.ts'

export default defineConfig({
  resolve: { alias: { 'comptoir/extension': join(import.meta.dirname, 'shop', 'extension', 'extension.ts') } },
  test: {
    // Packages with extensions import the shop, which `node_modules` doesn't contain.
    server: { deps: { inline: [/\/comptoir-extension-/] } },
    include: ['{lib,server,shop,demo,tests,tools,extensions}/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'tests/varnish/**'],
    globalSetup: './tests/databases/cluster.ts',
    // Tests of processes mostly wait, so three workers keep two cores busy. A fourth made tests of timing fail.
    maxWorkers: 3,
    // Tests keep objects longer than the young generation's default size expects; a larger one saves a sixth of the
    // time.
    execArgv: ['--max-semi-space-size=64'],
    // All state is in a shop's services, so files can share their imports. Importing took longer than testing.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // In ms. Generous, because the machine may be busy; only a hanging test reaches it.
    testTimeout: often(60_000),
    hookTimeout: 60_000,
    // The default of one second is too short for a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // Tests that `npm test` skips and `npm run test:deep` runs. Running a file by name includes them.
    tags: [{ name: 'deep' }],
    env: { NODE_ENV: 'test' },
  },
})
