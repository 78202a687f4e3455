import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  addSellable,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { DEFAULTS } from '../../../core/settings/read-identity.server.ts'
import { readMarkdown } from '../../../ui/markdown/read-markdown.ts'
import { readAgreedTerms } from '../../orders/agreed-terms/agreed-terms.contract.ts'
import { sectionsFor } from '../sections.ts'
import { termsText } from '../terms-text.ts'
import { CLAUSE_SECTIONS, SECTION_IDS } from './clause-sections.contract.ts'
import * as contract from './own-clauses.contract.ts'
import type { StoredClause } from './own-clauses.ts'

const OPERATOR = { shop: 'Atelier', isSelling: true, recomputesOffers: false, paysWith: '', ...DEFAULTS.legal }
const clause = (more: Partial<StoredClause> = {}): StoredClause => ({
  ...{
    id: randomUUID(),
    section: 'orders',
    place: 'after',
    title: 'Gift wrap',
    text: 'We wrap gifts for **2 euros**.',
  },
  ...more,
})

test('knows the generated sections in their order', () => {
  expect(sectionsFor(OPERATOR).map(({ id }) => id)).toEqual(SECTION_IDS)
  expect(CLAUSE_SECTIONS.at(-1)).toBe('own')
})

test('adds own clauses before and after the generated text, and own sections at the end', () => {
  const own = [
    clause(),
    clause({ place: 'before', title: '', text: 'First.' }),
    clause({ section: 'own', title: 'Workshops', text: '- One\n- [Two](/pages/two)\n\n### Last\n\nEnd.' }),
  ].map(({ text, ...one }) => ({ ...one, blocks: readMarkdown(text) }))
  const text = termsText(OPERATOR, 'https://shop.example', own)
  const [generated, sections] = [termsText(OPERATOR, 'https://shop.example').split('\n\n\n'), text.split('\n\n\n')]
  expect(sections).toHaveLength(17)
  expect(sections.filter((one, index) => one.trim() === generated[index]?.trim())).toHaveLength(15)
  expect(sections[3]).toMatch(/^4\. Orders and purchases\n\nFirst\.\n\n.*Gift wrap\n\nWe wrap gifts for 2 euros\.$/s)
  expect(sections[16]).toBe('17. Workshops\n\n- One\n- Two (https://shop.example/pages/two)\n\nLast\n\nEnd.\n')
})

test('orders agree to the published clauses, and earlier orders keep theirs', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const save = async (clauses: StoredClause[]) => {
    const { draft } = await staff.api(contract.getOwnTerms, {})
    return staff.api(contract.saveOwnTermsDraft, { body: { version: draft.version, clauses } })
  }
  const publish = async () => {
    const { draft } = await staff.api(contract.getOwnTerms, {})
    return staff.api(contract.publishOwnTerms, { body: { version: draft.version } })
  }
  const agreed = async (name: string) => {
    const customer = await shop.customer(name)
    await putInCart(customer, await addSellable(shop, { priceCents: 12_50 }), 1)
    const { terms } = await checkOutCart(customer)
    const { words } = await shop.visitor.api(readAgreedTerms, { params: { hash: terms ?? '' } })
    return words
  }
  const wrap = clause()
  const before = await agreed('Mia')
  await save([wrap])
  // A draft has no effect.
  expect(await agreed('Ben')).toBe(before)
  expect(await shop.visitor.api(contract.getCurrentOwnTerms, {})).toEqual({
    number: null,
    published_on: null,
    clauses: [],
  })
  expect(await publish()).toMatchObject({ number: 1, by: 'Staff Test', clauses: 1 })
  await expect(publish()).rejects.toThrow('published already')
  expect(await agreed('Zoe')).toContain('We wrap gifts for 2 euros.')
  const attached = (await shop.emails('zoe@example.com')).flatMap(({ attachments }) => attachments ?? [])
  const sent = attached.find(({ filename }) => filename === 'terms.txt')
  expect(String(sent?.content)).toContain('We wrap gifts for 2 euros.')

  await save([{ ...wrap, text: 'We wrap gifts for 3 euros.' }])
  await publish()
  expect(await agreed('Lou')).toContain('We wrap gifts for 3 euros.')
  const first = await staff.api(contract.getOwnTermsVersion, { params: { number: '1' } })
  expect(first.clauses).toMatchObject([wrap])
  await expect(sql`update own_terms_versions set clauses = '[]'`.execute(shop.db)).rejects.toThrow('cannot be changed')
  await expect(sql`delete from own_terms_versions`.execute(shop.db)).rejects.toThrow('cannot be changed')
  const current = await shop.visitor.api(contract.getCurrentOwnTerms, {})
  expect(current).toMatchObject({ number: 2, clauses: [{ id: wrap.id, title: 'Gift wrap' }] })
  const { results } = await staff.api(auditLog, { query: { settings: '1' } })
  expect(
    results.filter(({ field }) => field.startsWith('own_')).map(({ field, old, new: now }) => [field, old, now]),
  ).toEqual([
    ['own_terms', '1', '2'],
    ['own_clause', expect.stringContaining('**2 euros**'), expect.stringContaining('3 euros')],
    ['own_terms', null, '1'],
    ['own_clause', null, 'orders, after: Gift wrap: We wrap gifts for **2 euros**.'],
  ])
})

test('one of two concurrent drafts is saved, and invalid clauses get errors at their fields', async () => {
  await using shop = await openShop()
  const one = await shop.staff()
  const two = shop.as(one.token ?? '')
  const { draft } = await one.api(contract.getOwnTerms, {})
  const save = (staff: typeof one, clauses: object[], version = draft.version) =>
    staff.api(contract.saveOwnTermsDraft, { body: { version, clauses: clauses as StoredClause[] } })
  await expect(save(one, [clause({ text: ' ' })])).rejects.toThrow('may not be blank')
  await expect(save(one, [clause({ section: 'own', title: '' })])).rejects.toThrow('needs a title')
  await expect(save(one, [clause(), clause({ title: '' })])).rejects.toThrow(
    '{"clauses":[{},{"title":["A clause after the generated text needs a title."]}]}',
  )
  await expect(save(one, [{ ...clause(), section: 'nowhere' }])).rejects.toThrow('400')
  const twice = clause()
  await expect(save(one, [twice, twice])).rejects.toThrow('its own id')
  const answers = await Promise.allSettled([save(one, [clause()]), save(two, [clause({ title: 'Other' })])])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const now = (await one.api(contract.getOwnTerms, {})).draft
  expect([now.version, now.clauses.length, now.is_changed]).toEqual([draft.version + 1, 1, true])
  // Publishing names the version that was read, so that nothing unseen is published.
  await expect(one.api(contract.publishOwnTerms, { body: { version: draft.version } })).rejects.toThrow('409')
  const published = await Promise.allSettled(
    [one, two].map((staff) => staff.api(contract.publishOwnTerms, { body: { version: now.version } })),
  )
  expect(published.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect((await shop.staff('catalogue')).api(contract.getOwnTerms, {})).rejects.toThrow('403')
})

test('the largest draft is saved, and a larger one is refused with a clear message', { tags: ['deep'] }, async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const save = async (clauses: StoredClause[]) => {
    const { draft } = await staff.api(contract.getOwnTerms, {})
    return staff.api(contract.saveOwnTermsDraft, { body: { version: draft.version, clauses } })
  }
  // Characters of 4 bytes, in 50 clauses.
  const largest = (sum: number) =>
    Array.from({ length: contract.MAX_CLAUSES }, () =>
      clause({ title: 'x'.repeat(120), text: '😀'.repeat(sum / contract.MAX_CLAUSES - 120) }),
    )
  expect((await save(largest(contract.MAX_TERMS_TEXT))).clauses).toHaveLength(50)
  const [first, ...others] = largest(contract.MAX_TERMS_TEXT)
  if (!first) throw new Error('There is no clause.')
  await expect(save([{ ...first, title: 'x', text: `${first.text}${'x'.repeat(120)}` }, ...others])).rejects.toThrow(
    'All clauses together have more than 200000 characters. Shorten or delete some of them.',
  )
  // The longest clauses are together far above the limit of bodies elsewhere.
  await expect(save(largest(50 * 20_120))).rejects.toThrow('All clauses together have more than 200000 characters.')
  // With all characters escaped, the largest draft is three times as large.
  const { draft } = await staff.api(contract.getOwnTerms, {})
  const body = JSON.stringify({ version: draft.version, clauses: largest(contract.MAX_TERMS_TEXT) })
  const escaped = body.replaceAll('😀', String.raw`\ud83d\ude00`)
  expect(escaped.length).toBeGreaterThan(2_300_000)
  const headers = { authorization: `Token ${staff.token}`, 'content-type': 'application/json' }
  const saved = await shop.app.inject({ method: 'PUT', url: '/api/terms/own/draft/', headers, payload: escaped })
  expect(saved.statusCode).toBe(200)
})

test('clauses without a title that were written before stay, and can be restored', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const [untitled, other] = [clause({ title: '' }), clause()]
  const save = async (clauses: StoredClause[]) => {
    const { draft } = await staff.api(contract.getOwnTerms, {})
    return staff.api(contract.saveOwnTermsDraft, { body: { version: draft.version, clauses } })
  }
  await sql`update own_terms_draft set clauses = ${JSON.stringify([untitled])}::jsonb`.execute(shop.db)
  const { version } = await save([untitled, other])
  await staff.api(contract.publishOwnTerms, { body: { version } })
  await save([other])
  expect((await save([other, untitled])).clauses).toHaveLength(2)
  await expect(save([other, { ...untitled, text: 'Changed.' }])).rejects.toThrow('needs a title')
})
