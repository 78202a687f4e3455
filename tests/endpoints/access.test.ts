import { afterAll, expect, test } from 'vitest'
import { type Allow, type Endpoint, isForStaff } from '../../lib/endpoint.ts'
import { SCOPES, type Scope } from '../../lib/staff/scopes.ts'
import { hasRole } from '../../lib/staff/staff-role.ts'
import { deleteAccount } from '../../shop/core/accounts/account.contract.ts'
import { alsoDeep } from '../deep.ts'
import { addApiKey } from '../fixtures/api-keys.ts'
import { documentChecker, readApiDocument } from './api-document.ts'
import { registeredBy } from './registered-contracts.ts'
import { type AnyRequest, endpointName, sendRequest } from './requests/request.ts'
import { validFor } from './requests/valid-requests.ts'
import { callerRole, openWorld, PASSWORD, type Somebody } from './world.ts'

const { opened: world, contracts } = await registeredBy(openWorld)
afterAll(() => world[Symbol.asyncDispose]())

const NOT_LOGGED_IN = { status: 401, answer: { detail: 'Authentication credentials were not provided.' } }
const INVALID_TOKEN = { status: 401, answer: { detail: 'Invalid token.' } }
const NOT_ALLOWED = { status: 403, answer: { detail: 'You do not have permission to perform this action.' } }
const NO_SCOPE = { status: 403, answer: { detail: expect.stringMatching(/^This (API key lacks|call is not)/) } }
const NOT_FOUND = { status: 404, answer: { detail: 'Not found.' } }
/** ID that no record has. */
const UNKNOWN_ID = 999_999_999

/** Headers with invalid, expired or revoked tokens. */
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
const bad = Object.values(await notGood())

/** Returns one of the values, in turn by position, and in `npm run test:deep` all of them. */
function oneInTurn<const T>(values: readonly T[], position: number): T[] {
  const usual = values.filter((_, index) => index === position % values.length)
  return alsoDeep(
    usual,
    values.filter((value) => !usual.includes(value)),
  )
}

/** For each scope a key with this scope alone and one with all others. `notGood` has created the first account. */
const apiKeys = new Map(
  await Promise.all(
    SCOPES.map(async (scope) => {
      const only = await addApiKey(world.shop, { scopes: [scope] })
      const others = await addApiKey(world.shop, { scopes: SCOPES.filter((other) => other !== scope) })
      return [scope, { only: only.authorization, others: others.authorization }] as const
    }),
  ),
)
const allScopes = (await addApiKey(world.shop)).authorization
/** The scope that each endpoint admitted. */
const scopesSeen = new Map<string, Scope>()

/** Clients with a valid token. */
const STAFF = ['catalogue', 'orders', 'accountant', 'owner'] as const
const WHO = ['customer', ...STAFF] as const
const findDeviations = documentChecker(await readApiDocument(world.shop))
let documented = 0
const isFor = (allow: Allow, kind: (typeof WHO)[number]) =>
  !isForStaff(allow) || (kind !== 'customer' && hasRole(kind, allow))

/** One client of each kind for calls that are rejected and change nothing. */
const clients = new Map<(typeof WHO)[number], Promise<Somebody>>()
const clientOf = (kind: (typeof WHO)[number]) => {
  const client = clients.get(kind) ?? world.somebody(kind)
  clients.set(kind, client)
  return client
}

/** The observed status of each endpoint and client, for the generated page. */
const seen = new Map<string, Record<'visitor' | (typeof WHO)[number] | 'others', number | undefined>>()

const cases = contracts.map((contract, position) => [endpointName(contract), contract, position] as const)
test.each(cases)('%s', async (name, contract, position) => {
  const { question, ownedBy } = validFor(name)
  const { allow } = contract.config
  const asked = async (by: AnyRequest, authorization?: string) => {
    const answer = await sendRequest(world.shop, contract, by, authorization)
    if (contract.url.startsWith('/api/')) {
      expect(findDeviations(contract, answer), `${name} ${answer.statusCode}`).toEqual([])
      documented += 1
    }
    const isJson = /json/.test(String(answer.headers['content-type']))
    return { status: answer.statusCode, answer: isJson ? answer.json() : undefined }
  }
  await world.demoteOwners()
  /** Calls that change nothing can all send the same request: rejected ones, and those that read a shared record. */
  const isRead = contract.method === 'GET' && !ownedBy && allow !== 'customer'
  const refused =
    allow === 'anyone' && !isRead ? undefined : await question(world, await world.somebody(callerRole(allow)))
  /** Allowed clients request their own record. The other clients request a record of another user. */
  const askedBy = async (kind: (typeof WHO)[number]) => {
    if (refused && !isFor(allow, kind)) return asked(refused, tokenOf(await clientOf(kind)))
    if (refused && isRead) return asked(refused, tokenOf(await world.somebody(kind)))
    const asker = await world.somebody(kind)
    return asked(await question(world, asker), tokenOf(asker))
  }
  const askedWith = async (authorization?: string) =>
    asked(refused ?? (await question(world, await world.somebody('customer'))), authorization)
  const success = { status: successOf(contract) }

  const { scope } = contract.config
  const keys = scope && apiKeys.get(scope)
  const closed = refused ?? (await question(world, await world.somebody('customer')))
  if (contract.url.startsWith('/api/')) expect(await asked(closed, keys?.others ?? allScopes)).toMatchObject(NO_SCOPE)

  // The key was refused, so the visitor can send the same request.
  const visitor = await asked(closed)
  expect(visitor).toMatchObject(allow === 'anyone' ? success : NOT_LOGGED_IN)
  for (const authorization of allow === 'anyone' ? oneInTurn(bad, position) : bad)
    expect([authorization, await askedWith(authorization)]).toMatchObject([
      authorization,
      allow === 'anyone' ? success : INVALID_TOKEN,
    ])
  const statuses = {} as Record<(typeof WHO)[number], number>
  const admitted = STAFF.filter((kind) => isFor(allow, kind))
  for (const kind of [
    'customer',
    ...STAFF.filter((one) => !admitted.includes(one)),
    ...oneInTurn(admitted, position),
  ] as const) {
    const answer = await askedBy(kind)
    expect([kind, answer]).toMatchObject([kind, isFor(allow, kind) ? success : NOT_ALLOWED])
    statuses[kind] = answer.status
    if (kind !== 'customer' && admitted.includes(kind)) for (const other of admitted) statuses[other] ??= answer.status
  }

  if (keys) {
    const own = await question(world, await world.somebody(callerRole(allow)))
    expect(await asked(own, keys.only)).toMatchObject(success)
    scopesSeen.set(name, scope)
  }

  if (ownedBy) {
    const theirs = await question(world, await world.somebody('customer'))
    for (const kind of ['customer', 'owner'] as const) {
      const other = tokenOf(await world.somebody(kind))
      expect(await asked(theirs, other)).toEqual(NOT_FOUND)
      expect(await asked({ ...theirs, params: { id: UNKNOWN_ID } }, other)).toEqual(NOT_FOUND)
    }
  }
  seen.set(name, {
    visitor: visitor.status,
    ...statuses,
    others: ownedBy && NOT_FOUND.status,
  })
})

test('docs/reference/access.md lists the observed access (vitest run tests/endpoints/access.test.ts -u writes it)', async () => {
  expect(seen.size).toBe(contracts.length)
  const sections = AUDIENCES.map(({ title, allowed }) => {
    const rows = contracts.map(endpointName).filter((name) => allowedFor(name) === allowed)
    return { rows, text: `## ${title}\n\n\`\`\`text\n${rows.map(lineOf).join('\n')}\n\`\`\`\n` }
  })
  expect(sections.flatMap(({ rows }) => rows)).toHaveLength(contracts.length)
  await expect([INTRODUCTION, ...sections.map(({ text }) => text)].join('\n')).toMatchFileSnapshot(
    '../../docs/reference/access.md',
  )
})

test('at least 1,000 responses have been validated against the OpenAPI document', () => {
  expect(documented).toBeGreaterThan(1_000)
})

const INTRODUCTION = `# Access matrix

For developers and auditors: who may call each endpoint of the API. \`tests/endpoints/access.test.ts\`
calls the endpoints as each kind of client and generates this page. Do not edit it.

- Visitors, and requests with a malformed, expired or deleted token, get 401. Endpoints for everyone
  treat such a token as none.
- Customers and staff without the role get 403. The [team guide](../guide/team.md) describes the roles.
- Endpoints marked with * handle an object of one account. Another account gets 404, as for an
  object that does not exist.

## API keys

An endpoint with a scope at the end of its line answers [API keys](api-keys.md) with this scope. Every
other endpoint answers 403 to them, such as those of settings, team, accounts and backups.
`

/** Sections of the page, each with the clients that an endpoint must answer. */
const AUDIENCES = [
  { title: 'Everyone', allowed: 'visitor,customer,catalogue,orders,accountant,owner' },
  { title: 'Customers and staff', allowed: 'customer,catalogue,orders,accountant,owner' },
  { title: 'Staff', allowed: 'catalogue,orders,accountant,owner' },
  { title: 'Catalogue staff, orders staff and owners', allowed: 'catalogue,orders,owner' },
  { title: 'Catalogue staff and owners', allowed: 'catalogue,owner' },
  { title: 'Orders staff and owners', allowed: 'orders,owner' },
  { title: 'Orders staff, accountants and owners', allowed: 'orders,accountant,owner' },
  { title: 'Accountants and owners', allowed: 'accountant,owner' },
  { title: 'Owners', allowed: 'owner' },
]

test('apart from the events, no API key reaches an endpoint of owners, of accounts or of logged-in customers', () => {
  const reached = contracts.filter((contract) => scopesSeen.has(endpointName(contract)))
  expect(reached.length).toBeGreaterThan(50)
  const CLOSED = /^\/api\/(settings|team|api_keys|backups|connections|login|user|two_step|sessions|invitation|selling)/
  const others = reached.filter(({ url }) => url !== '/api/events/')
  expect(
    others.filter(({ url, config: { allow } }) => CLOSED.test(url) || allow === 'owner' || allow === 'customer'),
  ).toEqual([])
})

function allowedFor(name: string): string {
  const statuses = seen.get(name)
  const clients = ['visitor', ...WHO] as const
  return clients.filter((client) => (statuses?.[client] ?? 500) < 300).join()
}

/** Returns the line of an endpoint: method, path, `*` for an object of one account, and scope. */
function lineOf(name: string): string {
  const [method = '', path = ''] = name.split(' ')
  return [method.padEnd(6), path, seen.get(name)?.others && '*', scopesSeen.get(name)].filter(Boolean).join(' ')
}

function successOf({ schema }: Endpoint): number {
  const statuses = Object.keys(schema.response).map(Number)
  return statuses.find((status) => status < 300) ?? 0
}
