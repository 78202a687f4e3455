/**
 * Everything that must hold, in one command: form, types, boundaries, unused code, then unit and API tests on a real PostgreSQL, then
 * journeys through the built shop in a real browser. Stops at the first step that fails. `npm run test:deep` looks further in the same steps.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** So many times as many kills, races and runs of chance as with `npm test`, and screens in all widths and themes. */
const DEEP = '10'
const isDeep = process.argv.includes('--deep')
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const reports = await mkdtemp(join(tmpdir(), 'comptoir-reports-'))
const stocked = await mkdtemp(join(tmpdir(), 'comptoir-stocked-'))
const filter = isDeep ? '' : "--tags-filter='!deep'"
const vitest = (config: string) =>
  `vitest run --config ${config} --reporter=default --reporter=json --outputFile.json=${join(reports, config)}.json ${filter}`

const BUILD = 'Build'
const JOURNEYS = 'Journeys in a browser'
const steps: [name: string, command: string][] = [
  ['Form and lint', 'biome ci --error-on-warnings .'],
  ['Types', 'react-router typegen && tsc'],
  [
    'Boundaries',
    'depcruise --config .dependency-cruiser.mjs app.ts main.ts open.ts lib server shop demo bench commands',
  ],
  ['Unused code', 'knip --no-config-hints'],
  [BUILD, `node commands/build.ts`],
  ['Unit and API tests', vitest('vitest.config.ts')],
  [JOURNEYS, vitest('e2e/vitest.config.ts')],
]

const begun = performance.now()
let failed = false
/** The demo shop of the journeys is stocked beside the tests before them, after them in line: but with 19, a machine that is busy never came to it. */
let stocking = Promise.resolve(true)
for (const [name, command] of steps) {
  console.log(`\n▸ ${name}`)
  const since = performance.now()
  if (name === JOURNEYS) failed = !(await stocking)
  failed ||= !(await succeeds(command))
  console.log(`${failed ? '✗' : '✓'} ${name} (${seconds(since)} s)`)
  if (failed) break
  if (name === BUILD) stocking = succeeds(`nice -n 5 node e2e/support/shop/stock-shop.ts ${stocked}`)
}
await stocking
const { passed, broken, left } = await count()
for (const folder of [reports, stocked]) await rm(folder, { recursive: true, force: true })
console.log(`\n${failed ? 'Something is wrong, see above.' : 'All is well.'} ${seconds(begun)} s in all.`)
console.log(`Tests: ${passed} passed, ${broken} failed`)
if (!isDeep && !failed)
  console.log(`Left to npm run test:deep: ${left} tests, and of others more widths, themes, kills and runs of chance`)
process.exitCode = failed ? 1 : 0

async function succeeds(command: string): Promise<boolean> {
  const child = spawn('sh', ['-c', command], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: bin + delimiter + process.env.PATH,
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      STOCKED_SHOP: stocked,
      ...(isDeep && { DEEP }),
      NODE_COMPILE_CACHE: join(root, 'build', 'compiled'),
    },
  })
  const [code] = await once(child, 'close')
  return code === 0
}

async function count(): Promise<{ passed: number; broken: number; left: number }> {
  const read = ['vitest.config.ts', 'e2e/vitest.config.ts'].map(async (config) =>
    JSON.parse(await readFile(`${join(reports, config)}.json`, 'utf8').catch(() => '{}')),
  )
  const results = await Promise.all(read)
  const sum = (key: string) => results.reduce((total, result) => total + (result[key] ?? 0), 0)
  const tests = results.flatMap(({ testResults = [] }) => testResults).flatMap((file) => file.assertionResults)
  // What a machine cannot show, such as a full disk without root, is skipped too, but the deeper run cannot show it either.
  const left = tests.filter(({ status, tags }) => status === 'skipped' && tags.includes('deep')).length
  return { passed: sum('numPassedTests'), broken: sum('numFailedTests'), left }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
