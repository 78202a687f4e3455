import { expect, test } from 'vitest'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { savedReplies } from '../../../content/messages/saved-replies/saved-replies.contract.ts'
import { auditLog } from '../../activity-log/audit-log.contract.ts'

test('one of several concurrent changes and deletions of a record succeeds, the others get 404 or 409', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  for (const body of ['One', 'Two', 'Three']) {
    const { id, version, name } = await staff.api(savedReplies.add, { body: { name: `Reply ${body}`, body } })
    const params = { id: String(id) }
    const change = () => staff.api(savedReplies.change, { params, body: { name, body: `${body} changed`, version } })
    const remove = () => staff.api(savedReplies.remove, { params, query: { version } })
    const settled = await Promise.allSettled([change(), remove(), change(), remove()])
    const refused = settled.filter((one) => one.status === 'rejected').map(({ reason }) => String(reason.message))
    expect(refused).toHaveLength(3)
    for (const reason of refused) expect(reason).toMatch(/^40[49] /)
    // Two entries of the new record, and one of its change or two of its deletion.
    const { count } = await staff.api(auditLog, { query: { saved_reply: id } })
    const isThere = (await staff.api(savedReplies.list, {})).saved_replies.some((one) => one.id === id)
    expect(count).toBe(isThere ? 3 : 4)
  }
})

test('one of several concurrent additions and renames to the same name succeeds', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const { id, version } = await staff.api(savedReplies.add, { body: { name: 'Delay', body: 'Sorry.' } })
  const settled = await Promise.allSettled([
    staff.api(savedReplies.add, { body: { name: 'Thanks', body: 'One' } }),
    staff.api(savedReplies.change, { params: { id: String(id) }, body: { name: 'THANKS', body: 'Two', version } }),
    staff.api(savedReplies.add, { body: { name: 'thanks', body: 'Three' } }),
  ])
  const refused = settled.filter((one) => one.status === 'rejected').map(({ reason }) => String(reason.message))
  expect(refused).toEqual(Array(2).fill(expect.stringContaining('{"name":["Another saved reply has this name."]}')))
})
