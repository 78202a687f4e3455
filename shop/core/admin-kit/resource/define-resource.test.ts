import { expect, test } from 'vitest'
import { openShop, type Person } from '../../../../tests/processes/open-shop.ts'
import { synonyms } from '../../../catalog/search/synonyms/synonyms.contract.ts'
import { savedReplies } from '../../../content/messages/saved-replies/saved-replies.contract.ts'
import { editedPages } from '../../../content/pages/edit-pages.contract.ts'
import { changeZone, createZone, removeZone } from '../../../sales/shipping/delivery.contract.ts'
import { auditLog } from '../../activity-log/audit-log.contract.ts'

const PAGE = { slug: 'about', text: '', menu: 'none', state: 'draft', meta_title: '', meta_description: '' } as const
const zones = { add: createZone, change: changeZone, remove: removeZone }

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
    add: () => staff.api(zones.add, { body: { name, countries: ['IT'] } }),
    change: () => staff.api(zones.change, { ...named(at), body: { name, countries: ['IT'], ...versionOf(at) } }),
    remove: () => staff.api(zones.remove, { ...named(at), query: versionOf(at) }),
  }),
}
const named = (at = { id: 0 }) => ({ params: { id: String(at.id) } })
const versionOf = ({ version } = { version: 0 }) => ({ version })

const refusalsOf = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.filter((one) => one.status === 'rejected').map(({ reason }) => String(reason.message))

test.each(Object.entries(RESOURCES))(
  '%s: one of several concurrent changes and deletions succeeds, the others get 404 or 409',
  async (kind, resource) => {
    await using shop = await openShop()
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
  await using shop = await openShop()
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
