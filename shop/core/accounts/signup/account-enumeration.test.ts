import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { alsoDeep, often } from '../../../../tests/deep.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'

const ROUNDS = often(40)
/** Other load on the machine changes the times. More rounds even it out, and a real difference persists. */
const MOST_ROUNDS = 5 * ROUNDS
const MOST_DIFFERENCE = 0.15
const PASSWORD = 'correct horse battery'

type Ask = (shop: TestShop, email: string, token: string) => Promise<LightMyRequestResponse>

const askForCode = (shop: TestShop, email: string, token?: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/verification/',
    body: { email },
    headers: token ? { authorization: `Token ${token}` } : {},
  })

const signUp = (shop: TestShop, email: string, email_verification_code?: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/user/',
    body: {
      email,
      password: PASSWORD,
      first_name: 'A',
      last_name: 'B',
      agreed_to_terms: true,
      email_verification_code,
    },
  })

const asks: [name: string, ask: Ask, before?: Ask][] = [
  [
    'login',
    (shop, email) => shop.app.inject({ method: 'POST', url: '/api/login/', body: { email, password: 'nonsense' } }),
  ],
  ['signup without a code', (shop, email) => signUp(shop, email)],
  [
    'signup with a wrong code, after an e-mail',
    (shop, email) => signUp(shop, email, '000000'),
    (shop, email) => askForCode(shop, email),
  ],
  [
    'reset password with a wrong code, after an e-mail',
    (shop, email) =>
      shop.app.inject({
        method: 'PUT',
        url: '/api/reset_password/',
        body: { email, password1: PASSWORD, password2: PASSWORD, email_verification_code: '000000' },
      }),
    (shop, email) => askForCode(shop, email),
  ],
  ['verification', (shop, email) => askForCode(shop, email)],
  ['verification of a logged-in customer', askForCode],
  [
    'change e-mail',
    (shop, email, token) =>
      shop.app.inject({
        method: 'PUT',
        url: '/api/change_email/',
        body: { email },
        headers: { authorization: `Token ${token}` },
      }),
  ],
]

const USUAL = ['login', 'signup with a wrong code, after an e-mail', 'verification']
const isUsual = ([name]: (typeof asks)[number]) => USUAL.includes(name)
test.each(
  alsoDeep(
    asks.filter(isUsual),
    asks.filter((one) => !isUsual(one)),
  ),
)(
  '%s has the same response and timing for known and unknown addresses',
  { timeout: often(180_000) },
  async (_, ask, before) => {
    await using shop = await openShop()
    const asker = await shop.customer('Asker', PASSWORD)
    const rows = Array.from({ length: MOST_ROUNDS }, (_, index) => ({
      email: `known${index}@example.com`,
      first_name: 'K',
      last_name: '',
    }))
    await shop.db
      .insertInto('users')
      .values(rows.map((row) => ({ ...row, email_verified_at: new Date() })))
      .execute()

    const times = { known: [] as number[], unknown: [] as number[] }
    const difference = () => Math.abs(lowerQuartile(times.known) / lowerQuartile(times.unknown) - 1)
    const isEnough = (round: number) => round % ROUNDS === 0 && difference() < MOST_DIFFERENCE
    for (let round = 0; round < MOST_ROUNDS && !isEnough(round); round += 1) {
      const answers = []
      for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        await before?.(shop, `${kind}${round}@example.com`, asker.token ?? '')
        const begun = performance.now()
        const answer = await ask(shop, `${kind}${round}@example.com`, asker.token ?? '')
        times[kind].push(performance.now() - begun)
        answers.push([answer.statusCode, withoutChance(answer.json()), Object.keys(answer.headers).sort()])
      }
      expect(answers[0]).toEqual(answers[1])
    }
    const shown = [lowerQuartile(times.known), lowerQuartile(times.unknown)]
      .map((time) => time.toFixed(2))
      .join(' and ')
    expect(difference(), `lower quartiles ${shown} ms`).toBeLessThan(MOST_DIFFERENCE)
  },
)

/** Replaces random values, which differ in each response. */
function withoutChance(answer: { request?: string }) {
  return { ...answer, ...(answer.request && { request: answer.request.length }) }
}

/** Other load on the machine has less influence on it than on the median. */
function lowerQuartile(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 4)] ?? 0
}
