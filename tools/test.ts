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
type Step = readonly [name: string, command: string]

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const reports = await mkdtemp(join(tmpdir(), 'comptoir-reports-'))
const stocked = await mkdtemp(join(tmpdir(), 'comptoir-stocked-'))
const filter = isDeep ? '' : "--tags-filter='!deep'"
const vitest = (config: string) =>
  `vitest run --config ${config} --reporter=default --reporter=json --outputFile.json=${join(reports, config)}.json ${filter}`

/** What is looked at beside each other, and then the tests, which have both cores to themselves. */
const CHECKS: readonly Step[] = [
  ['Form and lint', 'biome ci --error-on-warnings .'],
  // Several checkers each look at what all files share anew, and its memory is free again at its end: a quarter of the processor, and less memory.
  ['Types', 'react-router typegen && GOGC=off tsc --checkers 1'],
  ['Boundaries', 'depcruise --config tools/lint/import-rules.mjs app.ts main.ts open.ts lib server shop demo tools'],
  ['Unused code', 'knip --no-config-hints'],
  ['Build', `node tools/build.ts`],
]
const TESTS: Step = ['Unit and API tests', vitest('vitest.config.ts')]
const JOURNEYS: Step = ['Journeys in a browser', vitest('tests/e2e/vitest.config.ts')]

const begun = performance.now()
const checked = await Promise.all(CHECKS.map((step) => isRight(step, 'pipe')))
let failed = checked.includes(false)
if (!failed) {
  // The demo shop of the journeys is stocked beside the tests before them, after them in line: but with 19, a machine that is busy never came to it.
  const stocking = run(`nice -n 5 node tests/e2e/support/shop/stock-shop.ts ${stocked}`, 'inherit')
  failed = !(await isRight(TESTS, 'inherit'))
  failed = (await stocking).code !== 0 || failed
  failed ||= !(await isRight(JOURNEYS, 'inherit'))
}
const { passed, broken, left } = await count()
for (const folder of [reports, stocked]) await rm(folder, { recursive: true, force: true })
console.log(`\n${failed ? 'Something is wrong, see above.' : 'All is well.'} ${seconds(begun)} s in all.`)
console.log(`Tests: ${passed} passed, ${broken} failed`)
if (!isDeep && !failed)
  console.log(`Left to npm run test:deep: ${left} tests, and of others more widths, themes, kills and runs of chance`)
process.exitCode = failed ? 1 : 0

/** Does a step and says how it went. What it prints comes at its end when others are done beside it. */
async function isRight([name, command]: Step, output: 'pipe' | 'inherit'): Promise<boolean> {
  if (output === 'inherit') console.log(`\n▸ ${name}`)
  const since = performance.now()
  const { code, said } = await run(command, output)
  if (code !== 0) process.stdout.write(said)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(since)} s)`)
  return code === 0
}

async function run(command: string, output: 'pipe' | 'inherit'): Promise<{ code: number | null; said: string }> {
  const child = spawn('sh', ['-c', command], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      PATH: bin + delimiter + process.env.PATH,
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      STOCKED_SHOP: stocked,
      ...(isDeep && { DEEP }),
      NODE_COMPILE_CACHE: join(root, 'build', 'compiled'),
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  const [code] = await once(child, 'close')
  return { code, said }
}

async function count(): Promise<{ passed: number; broken: number; left: number }> {
  const read = ['vitest.config.ts', 'tests/e2e/vitest.config.ts'].map(async (config) =>
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
