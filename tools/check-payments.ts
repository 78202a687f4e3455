/**
 * Runs the tests of the Stripe stub against Stripe's sandbox: `STRIPE_SECRET_KEY=sk_test_… npm run payments:check`.
 * Prints which pages to pay with which card, and the differences. Exits with code 1 if there are any.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isStripeTestKey, keyProblem, stubProblem } from '../extensions/stripe/stripe-keys.ts'
import { StartupError } from '../server/start/startup-error.ts'

const root = join(import.meta.dirname, '..')
const CONFIG = 'tests/payments/sandbox/vitest.config.ts'

interface Answers {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[]
}

try {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = process.env
  if (!STRIPE_SECRET_KEY) throw new StartupError('Set a test key: STRIPE_SECRET_KEY=sk_test_… npm run payments:check')
  // Validates like the shop.
  const problem = keyProblem(STRIPE_SECRET_KEY) ?? stubProblem(STRIPE_API_URL ?? '')
  if (problem) throw new StartupError(`Invalid setting: STRIPE_SECRET_KEY. ${problem}`)
  if (!isStripeTestKey(STRIPE_SECRET_KEY))
    throw new StartupError('This is a live key, which would move real money. Use a test key (sk_test_…).')
  process.exitCode = report(await ask())
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Runs the tests; prints the pages to pay meanwhile. */
async function ask(): Promise<Answers> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-check-'))
  try {
    const file = join(folder, 'answers.json')
    const words = ['run', '--config', CONFIG, '--reporter=json', `--outputFile=${file}`]
    const vitest = join(root, 'node_modules', '.bin', 'vitest')
    const child = spawn(vitest, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    await once(child, 'close')
    return JSON.parse(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns 1 if something differs or no test ran */
function report({ testResults }: Answers): number {
  const questions = testResults.flatMap(({ assertionResults }) => assertionResults)
  const of = (status: string) => questions.filter((one) => one.status === status)
  const [same, other, unasked] = [
    of('passed'),
    of('failed'),
    questions.filter(({ status }) => !['passed', 'failed'].includes(status)),
  ]
  console.log(`\n${same.length} tests pass, as with the stub.`)
  console.log(`${other.length} differ${other.length > 0 ? ':' : '.'}`)
  for (const { title, failureMessages } of other)
    console.log(`- ${title}\n    ${failureMessages.join('\n').split('\n    at ')[0]}`)
  console.log(`${unasked.length} were skipped, because they need access to the server:`)
  for (const { title } of unasked) console.log(`- ${title}`)
  return other.length > 0 || same.length === 0 ? 1 : 0
}
