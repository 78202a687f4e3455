import { afterAll, expect, test } from 'vitest'
import { type Allow, type Endpoint, isForStaff } from '../../lib/endpoint.ts'
import { hasRole } from '../../lib/staff/staff-role.ts'
import { deleteAccount } from '../../shop/core/accounts/account.contract.ts'
import { type AnyQuestion, endpointName, sendQuestion } from './questions/question.ts'
import { validFor } from './questions/valid-questions.ts'
import { registeredBy } from './registered.ts'
import { openWorld, PASSWORD, type Somebody, whoMay } from './world.ts'

const { opened: world, contracts } = await registeredBy(openWorld)
afterAll(() => world[Symbol.asyncDispose]())

const NOT_LOGGED_IN = { status: 401, answer: { detail: 'Authentication credentials were not provided.' } }
const INVALID_TOKEN = { status: 401, answer: { detail: 'Invalid token.' } }
const NOT_ALLOWED = { status: 403, answer: { detail: 'You do not have permission to perform this action.' } }
const NOT_FOUND = { status: 404, answer: { detail: 'Not found.' } }
/** Of a thing that nobody has. */
const NOBODYS = 999_999_999

/** Headers with a token that was never good, or is not good any more. */
const notGood = async () => {
  const [late, gone] = [await world.somebody('customer'), await world.somebody('orders')]
  const now = world.shop.clock.now.getTime()
  await world.shop.db
    .updateTable('auth_tokens')
    .set({ created_at: new Date(now - 2_000), expires_at: new Date(now - 1_000) })
    .where('user_id', '=', late.id)
    .execute()
  await gone.api(deleteAccount, { body: { password: PASSWORD } })
  return { malformed: 'Token shop_abc', expired: tokenOf(late), deleted: tokenOf(gone), ofAnotherScheme: 'Bearer x' }
}
const tokenOf = ({ token }: Somebody) => `Token ${token}`
const bad = await notGood()

/** Who has a token, as the columns of the table. */
const WHO = ['customer', 'catalogue', 'orders', 'owner'] as const
const isFor = (allow: Allow, kind: (typeof WHO)[number]) =>
  !isForStaff(allow) || (kind !== 'customer' && hasRole(kind, allow))

/** What was seen, endpoint by endpoint, for the table at the end. */
const seen = new Map<string, Record<'visitor' | 'badToken' | (typeof WHO)[number] | 'others', number | undefined>>()

test.each(contracts.map((contract) => [endpointName(contract), contract] as const))('%s', async (name, contract) => {
  const { question, ownedBy } = validFor(name)
  const { allow } = contract.config
  const asked = async (by: AnyQuestion, authorization?: string) => {
    const answer = await sendQuestion(world.shop, contract, by, authorization)
    const isJson = /json/.test(String(answer.headers['content-type']))
    return { status: answer.statusCode, answer: isJson ? answer.json() : undefined }
  }
  /** What is refused changes nothing: all who may not ask it ask the same. */
  const refused = allow === 'anyone' ? undefined : await question(world, await world.somebody(whoMay(allow)))
  /** Whoever may ask asks for something of their own; the others ask what somebody else might have asked. */
  const askedBy = async (kind: (typeof WHO)[number]) => {
    const asker = await world.somebody(kind)
    return asked((!isFor(allow, kind) && refused) || (await question(world, asker)), tokenOf(asker))
  }
  const askedWith = async (authorization?: string) =>
    asked(refused ?? (await question(world, await world.somebody('customer'))), authorization)
  const success = { status: successOf(contract) }

  const visitor = await askedWith()
  expect(visitor).toMatchObject(allow === 'anyone' ? success : NOT_LOGGED_IN)
  for (const authorization of Object.values(bad))
    expect([authorization, await askedWith(authorization)]).toMatchObject([
      authorization,
      allow === 'anyone' ? success : INVALID_TOKEN,
    ])
  const statuses = {} as Record<(typeof WHO)[number], number>
  for (const kind of WHO) {
    const answer = await askedBy(kind)
    expect([kind, answer]).toMatchObject([kind, isFor(allow, kind) ? success : NOT_ALLOWED])
    statuses[kind] = answer.status
  }

  if (ownedBy) {
    const theirs = await question(world, await world.somebody('customer'))
    for (const kind of ['customer', 'owner'] as const) {
      const other = tokenOf(await world.somebody(kind))
      const missing = await question(world, await world.somebody('customer'))
      expect(await asked(theirs, other)).toEqual(NOT_FOUND)
      expect(await asked({ ...missing, params: { id: NOBODYS } }, other)).toEqual(NOT_FOUND)
    }
  }
  seen.set(name, {
    visitor: visitor.status,
    badToken: allow === 'anyone' ? visitor.status : INVALID_TOKEN.status,
    ...statuses,
    others: ownedBy && NOT_FOUND.status,
  })
})

test('docs/access.md says what was seen (vitest run tests/endpoints/access.test.ts -u writes it)', async () => {
  expect(seen.size).toBe(contracts.length)
  const head = ['Call', 'Visitor', 'Bad token', 'Customer', 'Catalogue', 'Orders', 'Owner', "Somebody else's"]
  const rows = contracts.map((contract) => {
    const { visitor, badToken, customer, catalogue, orders, owner, others } = seen.get(endpointName(contract)) ?? {}
    return [
      `\`${endpointName(contract)}\``,
      ...[visitor, badToken, customer, catalogue, orders, owner, others].map((status) => `${status ?? ''}`),
    ]
  })
  await expect(`${INTRODUCTION}\n${tableOf([head, ...rows])}`).toMatchFileSnapshot('../../docs/access.md')
})

const INTRODUCTION = `# Who may call what

Each call of the API, asked in a way that succeeds when the right person asks: what it answers to whom. A bad token is one that is
malformed, expired, of a deleted account or of another scheme. Catalogue, Orders and Owner are the roles of the staff
([safety.md](safety.md#roles)). The last column says how a thing of somebody else looks: exactly like one that is missing.
\`tests/endpoints/access.test.ts\` asks all of this and writes this table.
`

function successOf({ schema }: Endpoint): number {
  const statuses = Object.keys(schema.response).map(Number)
  return statuses.find((status) => status < 300) ?? 0
}

/** As the formatter would write it. */
function tableOf(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...others] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line), ''].join('\n')
}
