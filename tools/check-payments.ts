/**
 * Puts Stripe's sandbox to the questions that the tests put to their stand-in: `STRIPE_SECRET_KEY=sk_test_… npm run payments:check`. It says which pages
 * to pay, with which card, and in the end what Stripe answers in another way. Ends with 1 when there is something.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../server/start/config.ts'
import { StartupError } from '../server/start/startup-error.ts'

const root = join(import.meta.dirname, '..')
const CONFIG = 'tests/payments/sandbox/vitest.config.ts'

interface Answers {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[]
}

try {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = process.env
  if (!STRIPE_SECRET_KEY)
    throw new StartupError('Say with which key: STRIPE_SECRET_KEY=sk_test_… npm run payments:check')
  // The same rules as those of the shop; no notice is delivered here.
  const { stripe } = readConfig({
    STRIPE_SECRET_KEY,
    STRIPE_API_URL,
    STRIPE_WEBHOOK_SECRETS: 'whsec_nothing_is_delivered',
  })
  if (!/^(sk|rk)_test_/.test(stripe?.key ?? ''))
    throw new StartupError('This key is a live one: real money would move. Give a test key (sk_test_…).')
  process.exitCode = report(await ask())
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Asks all questions; the pages that are to be paid are named meanwhile. */
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

/** @returns 1 when something differs, or nothing was answered */
function report({ testResults }: Answers): number {
  const questions = testResults.flatMap(({ assertionResults }) => assertionResults)
  const of = (status: string) => questions.filter((one) => one.status === status)
  const [same, other, unasked] = [
    of('passed'),
    of('failed'),
    questions.filter(({ status }) => !['passed', 'failed'].includes(status)),
  ]
  console.log(`\n${same.length} questions are answered as the stand-in answers them.`)
  console.log(`${other.length} are answered in another way${other.length > 0 ? ':' : '.'}`)
  for (const { title, failureMessages } of other)
    console.log(`- ${title}\n    ${failureMessages.join('\n').split('\n    at ')[0]}`)
  console.log(`${unasked.length} were not asked, because they need what cannot be done from outside:`)
  for (const { title } of unasked) console.log(`- ${title}`)
  return other.length > 0 || same.length === 0 ? 1 : 0
}
