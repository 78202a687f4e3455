import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDiscount } from '../../fixtures/discounts.ts'
import { offerLanguages } from '../../processes/offer-languages.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

// The languages affect all tests of a shop, so this file uses its own.
const { address, ask, created, db, staff: token } = await openStaffShop()
await offerLanguages(db, { first: 'en', others: ['fr'] })
const { id: cup } = await created({ title: 'Cup', slug: 'cup' })
const discount = await addDiscount(db, { name: 'Spring' })

/** Sends a request as another staff member. */
async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  const answer = await ask(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<Answer>
}

interface Listed {
  discounts: ({ id: number; name: string; version: number } & Record<string, unknown>)[]
  zones: { id: number }[]
  makers: { name: string; address: string; contact: string; version: number }[]
  texts: { field: string; value: string }[]
  results: { source: string; value: string }[]
}
const discountNow = async () =>
  (await send<Listed>('GET', '/api/discounts/')).discounts.find(({ id }) => id === discount)
const makerNow = async () => (await send<Listed>('GET', '/api/makers/')).makers[0]
const maker = { name: 'Lumen', contact: 'lumen@example.com', responsible: '' }
const TEXT = '/api/translations/fr/product'

interface Case {
  name: string
  path: string
  /** The button that opens the form; none on a screen of one record. */
  open?: string | undefined
  label: string
  conflict: RegExp
  save: string
  saved: string
  /** Texts before the edit, of this staff member, and of the other one. */
  values?: string[] | undefined
  /** Saves a text as another staff member. */
  change(text: string): Promise<unknown>
  now(): Promise<string | undefined>
}

const CASES: Case[] = [
  {
    name: 'discount',
    path: `/admin/discounts/${discount}`,
    label: 'Name',
    conflict: /Someone else has changed this\. Your changes are still in the form\./,
    save: 'Save',
    saved: 'Discount saved',
    change: async (name: string) => send('PUT', `/api/discounts/${discount}/`, { ...(await discountNow()), name }),
    now: async () => (await discountNow())?.name,
  },
  {
    name: 'manufacturer',
    path: '/admin/makers',
    open: 'Edit Lumen',
    label: 'Postal address',
    conflict: /Someone else (has )?changed this/,
    save: 'Save',
    saved: 'Manufacturer saved',
    change: async (text: string) =>
      send('PUT', '/api/makers/', { ...maker, address: text, version: (await makerNow())?.version ?? 0 }),
    now: async () => (await makerNow())?.address,
  },
  {
    name: 'translation',
    path: `/admin/translations/fr/product/${cup}`,
    label: 'Title (Français)',
    conflict: /Someone else changed this translation to “Theirs”/,
    save: 'Save translations',
    saved: 'Translations saved',
    change: async (value: string) =>
      send('PATCH', `${TEXT}/${cup}/`, { texts: [{ field: 'title', seen: (await titleNow()) ?? '', value }] }),
    now: () => titleNow(),
  },
]

interface Row {
  name: string
  table: string
  /** @param id of the first record */
  path(id: number): string
  column?: string
  label?: string
  saved?: string
  values?: string[]
}

/** Tables in which the first record is edited. */
const ROWS: Row[] = [
  { name: 'saved reply', table: 'saved_replies', path: () => '/admin/contact/answers', saved: 'Saved reply updated' },
  { name: 'customer tag', table: 'customer_tags', path: () => '/admin/customers/tags', saved: 'Tag renamed' },
  { name: 'shipping zone', table: 'delivery_zones', path: (id: number) => `/admin/delivery/zones/${id}` },
  { name: 'shipping method', table: 'delivery_methods', path: (id: number) => `/admin/delivery/methods/${id}` },
  {
    ...{ name: 'webhook', table: 'webhook_endpoints', saved: 'Webhook updated' },
    path: (id: number) => `/admin/settings/webhooks/${id}`,
  },
  {
    ...{ name: 'gift card', table: 'gift_cards', column: 'ends_on', label: 'Valid until', saved: 'Gift card updated' },
    path: (id: number) => `/admin/gift_cards/${id}`,
    values: ['2099-01-01', '2099-03-03', '2099-02-02'],
  },
]

const { zones } = await send<Listed>('GET', '/api/delivery_zones/')
const method = { zone: zones[0]?.id, name: 'Before', brackets: [':4.90'], ready_from: 0, ready_to: 1 }
await send('POST', '/api/delivery_methods/', method)
await sql`insert into saved_replies (name, body, position) values ('Before', 'Hello.', 1)`.execute(db)
await sql`insert into customer_tags (name) values ('Before')`.execute(db)
await sql`
  insert into webhook_endpoints (name, url, is_on, secret_sealed, created_at)
  values ('Before', 'https://warehouse.example/', false, 'sealed', now())`.execute(db)
await sql`
  insert into gift_cards (code_hash, last_four, email, message, reason, created_at)
  values (sha256('code'), 'ABCD', 'mia@example.com', '', 'Thanks', now())`.execute(db)

const titleNow = async () =>
  (await send<Listed>('GET', `${TEXT}/${cup}/`)).texts.find(({ field }) => field === 'title')?.value

async function caseOf({ name, table, path, column = 'name', label = 'Name', saved = 'Delivery saved', values }: Row) {
  const first = sql`(select min(id) from ${sql.table(table)})`
  const read = async () => {
    const { rows } = await sql<{ id: number; value: string }>`
      select id, ${sql.ref(column)}::text as value from ${sql.table(table)} where id = ${first}`.execute(db)
    return rows[0]
  }
  return {
    ...{ name, path: path((await read())?.id ?? 0), label, save: 'Save', saved, values },
    open: path.length === 0 ? 'Edit Before' : undefined,
    conflict: /Someone else (has )?(changed|saved)/,
    change: (value: string) =>
      sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${sql.lit(value)}, version = version + 1
        where id = ${first}`.execute(db),
    now: async () => (await read())?.value,
  }
}

test.each([...CASES, ...(await Promise.all(ROWS.map(caseOf)))])(
  'a $name that another staff member changes keeps the typed text, and saving again overwrites it',
  async (one: Case) => {
    const [before = '', mine = '', theirs = ''] = one.values ?? ['Before', 'Mine', 'Theirs']
    await one.change(before)
    const circumstances = { width: 375, theme: 'dark', expecting: /status of 409/, first: freezeClock } as const
    await using visit = await enter(one.path, { address, token, ...circumstances })
    const { page } = visit
    if (one.open) await press(page, one.open)
    const text = one.open ? page.getByRole('table').getByLabel(one.label, { exact: true }) : field(page, one.label)
    await expect.poll(() => text.inputValue()).toBe(before)
    await text.fill(mine)
    await one.change(theirs)
    await press(page, one.save)
    await expect(page.getByRole('main').getByText(one.conflict).first()).toBeVisible()
    expect(await text.inputValue()).toBe(mine)
    expect(await one.now()).toBe(theirs)
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
    await pastTheGuard(page)
    await press(page, one.save)
    await says(page, one.saved)
    expect(await one.now()).toBe(mine)
  },
)
