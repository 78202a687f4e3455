import { expect, test } from 'vitest'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import type { TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { search } from '../search.contract.ts'
import { synonyms } from './synonyms.contract.ts'
import { addGroups } from './synonyms-store.server.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const found = async ({ visitor }: TestShop, search_query: string) => {
  const { results } = await visitor.api(search, { params: { search_query }, query: {} })
  return results.map(({ slug }) => slug)
}
const inAddress = ({ id }: { id: number }) => ({ id: String(id) })
const CHANGED = '409 These synonyms were changed by someone else. Reload them and try again.'

test('a search for a synonym finds all terms until staff remove the group', async () => {
  await addProduct(shop.db, { slug: 'cloth', title: 'Tea towel, blue' })
  const terms = ['tea towel', 'dish cloth', 'torchon']
  const group = await staff.api(synonyms.add, { body: { terms } })
  expect(await staff.api(synonyms.list, {})).toEqual({ synonyms: [{ ...group, terms, version: 1 }] })
  for (const typed of ['torchons', 'dish cloths', 'blue torchon', 'TORCHON bl'])
    expect({ typed, found: await found(shop, typed) }).toEqual({ typed, found: ['cloth'] })
  expect(await found(shop, 'cloth dish')).toEqual([])

  const params = inAddress(group)
  await staff.api(synonyms.change, { params, body: { terms: ['tea towel', 'rag'], version: group.version } })
  expect([await found(shop, 'torchon'), await found(shop, 'rag')]).toEqual([[], ['cloth']])
  await staff.api(synonyms.remove, { params, query: { version: '2' } })
  expect(await found(shop, 'rag')).toEqual([])
})

test('reports a conflict for concurrent changes of a group, and saving unchanged terms changes nothing', async () => {
  const { version, ...group } = await staff.api(synonyms.add, { body: { terms: ['mug', 'cup'] } })
  const params = inAddress(group)
  const change = (...terms: string[]) => staff.api(synonyms.change, { params, body: { terms, version } })
  await change('mug', 'cup')
  const answers = await Promise.allSettled(['beaker', 'bowl', 'tumbler', 'pot'].map((term) => change('mug', term)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(change('mug', 'jug')).rejects.toThrow(CHANGED)
  await expect(staff.api(synonyms.remove, { params, query: { version } })).rejects.toThrow(CHANGED)
  const [now] = (await staff.api(synonyms.list, {})).synonyms
  expect(now?.version).toBe(2)

  const remove = () => staff.api(synonyms.remove, { params, query: {} })
  const removals = await Promise.allSettled([remove(), remove()])
  expect(removals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(remove()).rejects.toThrow('404 Not found.')
  await expect(change('mug', 'cup')).rejects.toThrow('404 Not found.')

  const { results } = await staff.api(auditLog, { query: { synonyms: String(group.id) } })
  expect(results.map(({ old, new: after, by }) => [old, after, by])).toEqual([
    [now?.terms.join(', '), null, 'Staff Test'],
    ['mug, cup', now?.terms.join(', '), 'Staff Test'],
    [null, 'mug, cup', 'Staff Test'],
  ])
})

test('lists groups in the order of creation, also after changes', async () => {
  const [first] = await addGroups(shop.db, [
    ['mug', 'cup'],
    ['plate', 'dish'],
    ['pot', 'pan'],
  ])
  const params = inAddress(first ?? { id: 0 })
  await staff.api(synonyms.change, { params, body: { terms: ['mug', 'beaker'], version: 1 } })
  const groups = (await staff.api(synonyms.list, {})).synonyms
  expect(groups.map(({ terms }) => terms[0])).toEqual(['mug', 'plate', 'pot'])
})

test('refuses invalid groups at their field and more than five hundred groups', async () => {
  const add = (...terms: string[]) => staff.api(synonyms.add, { body: { terms } })
  const wrong: [string[], string][] = [
    [['one'], '{"terms":["Enter at least 2 words."]}'],
    [['Mug', 'mug'], '{"terms":["Enter each word only once."]}'],
    [['mug', 'a b c d'], 'has more than 3 words.'],
    [['mug', '!'], 'Not a valid string.'],
    [['mug', 'cup, beaker'], 'Not a valid string.'],
    [['mug', 'x'.repeat(61)], 'Ensure this field has no more than 60 characters.'],
    [Array.from({ length: 21 }, (_, n) => `word ${n}`), 'Ensure there are no more than 20 of them.'],
  ]
  for (const [terms, text] of wrong) await expect(add(...terms)).rejects.toThrow(text)

  await addGroups(
    shop.db,
    Array.from({ length: 499 }, (_, n) => [`one ${n}`, `other ${n}`]),
  )
  const last = await Promise.allSettled([add('mug', 'cup'), add('plate', 'dish')])
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(add('pot', 'pan')).rejects.toThrow('{"terms":["Ensure there are no more than 500 groups."]}')
})

test('only staff can manage synonyms', async () => {
  const mia = await shop.customer('Mia')
  const body = { terms: ['mug', 'cup'] }
  const params = { id: '1' }
  for (const [who, status] of [
    [mia, /^403/],
    [shop.visitor, /^401/],
  ] as const) {
    await expect(who.api(synonyms.list, {})).rejects.toThrow(status)
    await expect(who.api(synonyms.add, { body })).rejects.toThrow(status)
    await expect(who.api(synonyms.change, { params, body })).rejects.toThrow(status)
    await expect(who.api(synonyms.remove, { params, query: {} })).rejects.toThrow(status)
  }
})
