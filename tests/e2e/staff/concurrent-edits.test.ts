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
  makers: { name: string; address: string; contact: string; version: number }[]
  texts: { field: string; value: string }[]
  results: { source: string; value: string }[]
}
const discountNow = async () =>
  (await send<Listed>('GET', '/api/discounts/')).discounts.find(({ id }) => id === discount)
const makerNow = async () => (await send<Listed>('GET', '/api/makers/')).makers[0]
const maker = { name: 'Lumen', contact: 'lumen@example.com', responsible: '' }
const TEXT = '/api/translations/fr/product'

const CASES = [
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

const titleNow = async () =>
  (await send<Listed>('GET', `${TEXT}/${cup}/`)).texts.find(({ field }) => field === 'title')?.value

test.each(CASES)(
  'a $name that another staff member changes keeps the typed text, and saving again overwrites it',
  async (one) => {
    await one.change('Before')
    const circumstances = { width: 375, theme: 'dark', expecting: /status of 409/, first: freezeClock } as const
    await using visit = await enter(one.path, { address, token, ...circumstances })
    const { page } = visit
    if (one.open) await press(page, one.open)
    const text = field(page, one.label)
    await expect.poll(() => text.inputValue()).toBe('Before')
    await text.fill('Mine')
    await one.change('Theirs')
    await press(page, one.save)
    await expect(page.getByRole('main').getByText(one.conflict).first()).toBeVisible()
    expect(await text.inputValue()).toBe('Mine')
    expect(await one.now()).toBe('Theirs')
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
    await pastTheGuard(page)
    await press(page, one.save)
    await says(page, one.saved)
    expect(await one.now()).toBe('Mine')
  },
)
