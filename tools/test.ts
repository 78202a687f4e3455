/**
 * Runs all checks: format and lint, types, import rules, unused code, then unit and API tests on a real PostgreSQL,
 * then browser tests of the built shop. Stops at the first step that fails. `npm run test:deep` repeats more in the
 * same steps.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Factor for the number of kills, races and random runs; also tests screens in all widths and themes. */
const DEEP = '10'
const isDeep = process.argv.includes('--deep')
type Step = readonly [name: string, command: string]

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const reports = await mkdtemp(join(tmpdir(), 'comptoir-reports-'))
const stocked = await mkdtemp(join(tmpdir(), 'comptoir-stocked-'))
const filter = isDeep ? '' : "--tags-filter='!deep' --exclude='**/*.deep.test.ts'"
const reporting = (config: string) =>
  `--reporter=default --reporter=json --outputFile.json=${join(reports, config)}.json`
const vitest = (config: string) => `vitest run --config ${config} ${reporting(config)} ${filter}`

/** Run concurrently, before the tests, which use both cores. */
const CHECKS: readonly Step[] = [
  ['Format and lint', 'biome ci --error-on-warnings .'],
  // One checker: several would each process the shared files again and take four times the processor time and more
  // memory.
  ['Types', 'react-router typegen && GOGC=off tsc --checkers 1'],
  [
    'Import rules',
    'depcruise --config tools/lint/import-rules.mjs app.ts main.ts open.ts extensions.ts extensions lib server shop demo tools',
  ],
  ['Unused code', 'knip --no-config-hints'],
  ['Build', `node tools/build.ts`],
]
const TESTS: Step = ['Unit and API tests', vitest('vitest.config.ts')]
const JOURNEYS: Step = ['Browser tests', vitest('tests/e2e/vitest.config.ts')]

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: bin + delimiter + process.env.PATH,
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  STOCKED_SHOP: stocked,
  ...(isDeep && { DEEP }),
  NODE_COMPILE_CACHE: join(root, 'build', 'compiled'),
}

const begun = performance.now()
// Both test steps use one PostgreSQL, which starts during the checks.
const cluster = spawn(process.execPath, ['tests/databases/cluster.fixture.ts'], {
  cwd: root,
  stdio: ['pipe', 'pipe', 'inherit'],
  env: environment,
})
const clusterEnded = once(cluster, 'close')
const clusterAddress = new Promise<string>((resolve) => {
  cluster.stdout.once('data', (line) => resolve(String(line)))
  // Without an address, each step starts its own PostgreSQL and reports why that fails.
  cluster.once('close', () => resolve(''))
})
const checked = await Promise.all(CHECKS.map((step) => isRight(step, 'pipe')))
let failed = checked.includes(false)
if (!failed) {
  environment.TEST_CLUSTER = await clusterAddress
  // Runs with low priority next to the unit tests. With 19, it never finished on a busy machine.
  const stocking = run(`nice -n 5 node tests/e2e/support/shop/stock-shop.ts ${stocked}`, 'inherit')
  failed = !(await isRight(TESTS, 'inherit'))
  failed = (await stocking).code !== 0 || failed
  failed ||= !(await isRight(JOURNEYS, 'inherit'))
}
cluster.stdin.end()
await clusterEnded
const { passed, broken, left } = await count()
for (const folder of [reports, stocked]) await rm(folder, { recursive: true, force: true })
console.log(`\n${failed ? 'Some checks failed, see above.' : 'All checks passed.'} ${seconds(begun)} s in total.`)
console.log(`Tests: ${passed} passed, ${broken} failed`)
if (!isDeep && !failed)
  console.log(
    `Skipped: ${left} tests. npm run test:deep runs them, and repeats others with more widths, themes and kills.`,
  )
process.exitCode = failed ? 1 : 0

/** Runs a step and prints its result. Output of concurrent steps is printed at their end. */
async function isRight([name, command]: Step, output: 'pipe' | 'inherit'): Promise<boolean> {
  if (output === 'inherit') console.log(`\n▸ ${name}`)
  const since = performance.now()
  const { code, printed } = await run(command, output)
  if (code !== 0) process.stdout.write(printed)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(since)} s)`)
  return code === 0
}

async function run(command: string, output: 'pipe' | 'inherit'): Promise<{ code: number | null; printed: string }> {
  const child = spawn('sh', ['-c', command], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: environment,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed += chunk
    })
  const [code] = await once(child, 'close')
  return { code, printed }
}

async function count(): Promise<{ passed: number; broken: number; left: number }> {
  const read = ['vitest.config.ts', 'tests/e2e/vitest.config.ts'].map(async (config) =>
    JSON.parse(await readFile(`${join(reports, config)}.json`, 'utf8').catch(() => '{}')),
  )
  const results = await Promise.all(read)
  const sum = (key: string) => results.reduce((total, result) => total + (result[key] ?? 0), 0)
  const tests = results.flatMap(({ testResults = [] }) => testResults).flatMap((file) => file.assertionResults)
  // Tests that this machine can't run (such as a full disk without root) are skipped in both modes and not counted.
  const left = tests.filter(({ status, tags }) => status === 'skipped' && tags.includes('deep')).length
  return { passed: sum('numPassedTests'), broken: sum('numFailedTests'), left }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
