import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { openStripe } from '../../stripe/emulator.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Runs the command. @param onLine called with each line of output @returns the exit code and the whole output */
async function check(env: Record<string, string>, onLine: (line: string) => void = () => {}) {
  const child = spawn(process.execPath, ['tools/check-payments.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      said.push(line)
      onLine(line)
    })
  const [code] = await once(child, 'close')
  return { code, said }
}

test('the sandbox check requires a test key and rejects a live one in one sentence', async () => {
  const answers = await Promise.all([
    check({}),
    check({ STRIPE_SECRET_KEY: 'sk_live_ofSomebody00' }),
    check({ STRIPE_SECRET_KEY: 'pk_test_ofSomebody00' }),
  ])
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1])
  expect(answers.map(({ said }) => said.join('\n'))).toEqual([
    'Set a test key: STRIPE_SECRET_KEY=sk_test_… npm run payments:check',
    'This is a live key, which would move real money. Use a test key (sk_test_…).',
    'Invalid setting: STRIPE_SECRET_KEY. Enter a secret key or a restricted key. It begins with sk_ or rk_.',
  ])
})

test('the sandbox check passes on the emulator, and reports an emulator with different refunds', {
  tags: ['deep'],
}, async () => {
  for (const differs of [false, true]) {
    await using stripe = await openStripe()
    if (differs) stripe.account.refundsAre = 'pending'
    const { code, said } = await check({ STRIPE_SECRET_KEY: stripe.key, STRIPE_API_URL: stripe.url }, (line) => {
      // Pays each page that the command prints, like the person at the terminal.
      const [page] = /http:\S+\/c\/pay\/\S+/.exec(line) ?? []
      if (page) void fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' })
    })
    expect({ differs, code }).toEqual({ differs, code: differs ? 1 : 0 })
    const text = said.join('\n')
    expect(text).toContain(differs ? '1 differ:' : '0 differ.')
    expect(text.includes('- Stripe: partial refunds are made once per key and never exceed the payment')).toBe(differs)
    expect(text).toContain('- Stripe: the page expires at the requested time')
  }
})
