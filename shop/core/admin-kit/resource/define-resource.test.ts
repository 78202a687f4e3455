import { afterAll, expect, test } from 'vitest'
import { openShop, type Person } from '../../../../tests/processes/open-shop.ts'
import { synonyms } from '../../../catalog/search/synonyms/synonyms.contract.ts'
import { savedReplies } from '../../../content/messages/saved-replies/saved-replies.contract.ts'
import { savedRepliesStore } from '../../../content/messages/saved-replies/saved-replies-store.server.ts'
import { editedPages } from '../../../content/pages/edit-pages.contract.ts'
import { shippingZones } from '../../../sales/shipping/delivery.contract.ts'
import { auditLog } from '../../activity-log/audit-log.contract.ts'
import { bulkActionsOf } from './bulk-actions.server.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const PAGE = { slug: 'about', text: '', menu: 'none', state: 'draft', meta_title: '', meta_description: '' } as const

/** The calls of a resource. A new or changed record gets the name `name`. */
const RESOURCES = {
  saved_reply: (staff: Person, name: string, at?: { id: number; version: number }) => ({
    add: () => staff.api(savedReplies.add, { body: { name, body: 'Hello' } }),
    change: () => staff.api(savedReplies.change, { ...named(at), body: { name, body: 'Hello', ...versionOf(at) } }),
    remove: () => staff.api(savedReplies.remove, { ...named(at), query: versionOf(at) }),
  }),
  synonyms: (staff: Person, name: string, at?: { id: number; version: number }) => ({
    add: () => staff.api(synonyms.add, { body: { terms: [name, 'mug'] } }),
    change: () => staff.api(synonyms.change, { ...named(at), body: { terms: [name, 'mug'], ...versionOf(at) } }),
    remove: () => staff.api(synonyms.remove, { ...named(at), query: versionOf(at) }),
  }),
  content_page: (staff: Person, title: string, at?: { id: number; version: number }) => ({
    add: () => staff.api(editedPages.add, { body: { ...PAGE, title } }),
    change: () => staff.api(editedPages.change, { ...named(at), body: { ...PAGE, title, ...versionOf(at) } }),
    remove: () => staff.api(editedPages.remove, { ...named(at), query: versionOf(at) }),
  }),
  delivery_zone: (staff: Person, name: string, at?: { id: number; version: number }) => ({
    add: () => staff.api(shippingZones.add, { body: { name, countries: ['IT'] } }),
    change: () =>
      staff.api(shippingZones.change, { ...named(at), body: { name, countries: ['IT'], ...versionOf(at) } }),
    remove: () => staff.api(shippingZones.remove, { ...named(at), query: versionOf(at) }),
  }),
}
const named = (at = { id: 0 }) => ({ params: { id: String(at.id) } })
const versionOf = ({ version } = { version: 0 }) => ({ version })

const refusalsOf = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.filter((one) => one.status === 'rejected').map(({ reason }) => String(reason.message))

test.each(Object.entries(RESOURCES))(
  '%s: one of several concurrent changes and deletions succeeds, the others get 404 or 409',
  async (kind, resource) => {
    const staff = await shop.staff()
    for (const round of ['one', 'two', 'three']) {
      const added = await resource(staff, round).add()
      const before = (await staff.api(auditLog, { query: { [kind]: added.id } })).count
      const calls = (name: string) => resource(staff, `${round} ${name}`, added)
      const [first, second] = [calls('first'), calls('second')]
      const settled = await Promise.allSettled([first.change(), first.remove(), second.change(), second.remove()])
      const refusals = refusalsOf(settled)
      expect(refusals).toHaveLength(3)
      for (const refusal of refusals) expect(refusal).toMatch(/^40[49] /)
      // The log has the change that succeeded, and no entry of the others.
      const isChanged = settled[0]?.status === 'fulfilled' || settled[2]?.status === 'fulfilled'
      const { count } = await staff.api(auditLog, { query: { [kind]: added.id } })
      expect(count - before).toBe(isChanged ? 1 : before)
      if (isChanged) await resource(staff, round, { id: added.id, version: added.version + 1 }).remove()
    }
  },
)

test('one of several concurrent additions and renames to the same name succeeds', async () => {
  const staff = await shop.staff()
  const delay = await RESOURCES.saved_reply(staff, 'Delay').add()
  const settled = await Promise.allSettled([
    RESOURCES.saved_reply(staff, 'Thanks').add(),
    RESOURCES.saved_reply(staff, 'THANKS', delay).change(),
    RESOURCES.saved_reply(staff, 'thanks').add(),
  ])
  const taken = expect.stringContaining('{"name":["Another saved reply has this name."]}')
  expect(refusalsOf(settled)).toEqual([taken, taken])
})

const removed = (records: readonly { id: number; version: number }[]) => ({
  body: { action: 'remove' as const, records: records.map(({ id, version }) => ({ id, version })) },
})

test('a bulk deletion leaves changed records, and its undo restores the others once with their ids and places', async () => {
  await using shop = await openShop()
  const [staff, other] = [await shop.staff(), await shop.staff('orders')]
  const add = (name: string) => RESOURCES.saved_reply(staff, name).add()
  const [first, second, third] = [await add('One'), await add('Two'), await add('Three')]
  const listed = async () => (await staff.api(savedReplies.list, {})).saved_replies.map(({ id, name }) => [id, name])
  const before = await listed()
  await RESOURCES.saved_reply(other, 'Second', second).change()
  const { undo, ...result } = await staff.api(
    savedReplies.bulk,
    removed([third, first, second, { id: 999, version: 1 }]),
  )
  expect(result).toEqual({ done: [first.id, third.id], left: [second.id] })
  expect(await listed()).toEqual([[second.id, 'Second']])

  const undone = { body: { undo: undo ?? '' } }
  await expect(other.api(savedReplies.undo, undone)).rejects.toThrow('404')
  await expect(staff.api(synonyms.undo, undone)).rejects.toThrow('404')
  const both = await Promise.allSettled([1, 2].map(() => staff.api(savedReplies.undo, undone)))
  expect(refusalsOf(both)).toEqual([expect.stringContaining('404')])
  expect(await listed()).toEqual(before.with(1, [second.id, 'Second']))
  const { results } = await staff.api(auditLog, { query: { saved_reply: first.id } })
  const names = results.filter(({ field }) => field === 'name').map(({ old, new: now }) => [old, now])
  expect(names).toEqual([
    [null, 'One'],
    ['One', null],
    [null, 'One'],
  ])
})

test('an undo is refused after half a minute, and when another record has the name', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const remove = async (name: string) => {
    const { undo } = await staff.api(savedReplies.bulk, removed([await RESOURCES.saved_reply(staff, name).add()]))
    return { body: { undo: undo ?? '' } }
  }
  const taken = await remove('Delay')
  await RESOURCES.saved_reply(staff, 'delay').add()
  await expect(staff.api(savedReplies.undo, taken)).rejects.toThrow('{"name":["Another saved reply has this name."]}')
  const late = await remove('Late')
  shop.clock.now = new Date(shop.clock.now.getTime() + 31_000)
  await expect(staff.api(savedReplies.undo, late)).rejects.toThrow('404')
})

test('a bulk change is undone except for records that were changed since', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const add = (name: string) => RESOURCES.saved_reply(staff, name).add()
  const [first, second] = [await add('One'), await add('Two')]
  // No resource has such an action yet.
  const { run, undo } = bulkActionsOf('/api/saved_replies/', {
    kind: 'saved_reply',
    store: savedRepliesStore,
    conflict: '',
    audited: ({ name, body }: { name: string; body: string }) => ({ name, body }),
    actions: { shorten: ({ name }) => ({ name, body: 'Hi' }) },
  })
  const [owner] = await shop.db.selectFrom('users').select('id').where('is_staff', '=', true).execute()
  const by = { actorId: owner?.id ?? 0, now: shop.clock.now }
  const records = [first, second].map(({ id, version }) => ({ id, version }))
  const { result } = await shop.db.transaction().execute((tx) => run(tx, { action: 'shorten', records }, by))
  expect(result.done).toEqual([first.id, second.id])
  await RESOURCES.saved_reply(staff, 'Changed', { id: second.id, version: 2 }).change()
  const undone = await shop.db.transaction().execute((tx) => undo(tx, { undo: result.undo ?? '' }, by))
  expect(undone.result).toEqual({ done: [first.id], left: [second.id], undo: null })
  const { saved_replies } = await staff.api(savedReplies.list, {})
  expect(saved_replies.map(({ name, version }) => [name, version])).toEqual([
    ['One', 3],
    ['Changed', 3],
  ])
})

test('changes of two records do not wait for each other', async () => {
  const staff = await shop.staff()
  const [held, free] = [
    await RESOURCES.saved_reply(staff, 'Held').add(),
    await RESOURCES.saved_reply(staff, 'Free').add(),
  ]
  const release = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const holding = shop.db.transaction().execute(async (tx) => {
    await tx.selectFrom('saved_replies').select('id').where('id', '=', held.id).forUpdate().execute()
    isHeld.resolve()
    await release.promise
  })
  await isHeld.promise
  const waiting = RESOURCES.saved_reply(staff, 'Held back', held).change()
  expect(await RESOURCES.saved_reply(staff, 'Free now', free).change()).toMatchObject({ version: 2 })
  expect(await RESOURCES.saved_reply(staff, 'Third').add()).toMatchObject({ version: 1 })
  release.resolve()
  await holding
  expect(await waiting).toMatchObject({ name: 'Held back', version: 2 })
})

test('concurrent bulk deletions of the same records in another order both end, and each record is deleted once', async () => {
  const staff = await shop.staff()
  const records: { id: number; version: number }[] = []
  for (const name of 'abcdefgh') records.push(await RESOURCES.saved_reply(staff, name).add())
  const bulk = (some: typeof records) => staff.api(savedReplies.bulk, removed(some))
  const results = await Promise.all([bulk(records), bulk(records.toReversed()), bulk(records.slice(2, 6))])
  expect(results.flatMap(({ done }) => done).toSorted()).toEqual(records.map(({ id }) => id).toSorted())
})
