import { afterAll, expect, test } from 'vitest'
import { addPerson } from '../../../../tests/fixtures/people.ts'
import {
  addSellable,
  bodyFor,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import { openShop, type Person } from '../../../../tests/processes/open-shop.ts'
import { deleteAccount } from '../../../core/accounts/account.contract.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { makeStaff } from '../../../core/auth/staff.server.ts'
import { checkOut, quoteCheckout } from '../../../sales/checkout/checkout.contract.ts'
import { readStaffOrder } from '../../../sales/orders/staff/order/staff-order.contract.ts'
import { eraseCustomer, listCustomers } from '../customers.contract.ts'
import { saveCustomerNote } from '../note/note.contract.ts'

const selling = await openSellingShop()
afterAll(() => selling[Symbol.asyncDispose]())

const PASSWORD = 'correct horse battery'

const erase = (staff: Person, { id }: Pick<Person, 'id'>, email = 'mia@example.com') =>
  staff.api(eraseCustomer, { params: { id: String(id) }, body: { email } })

test('erases a customer’s account on request; running orders stay, and the log names no one', async () => {
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop)
  await putInCart(mia, mug, 1)
  const { id } = await checkOutCart(mia)
  await putInCart(mia, mug, 2)
  const params = { id: String(mia.id) }
  await staff.api(saveCustomerNote, { params, body: { words: 'Mia prefers blue.', version: 0 } })

  await expect(erase(staff, mia, 'mai@example.com')).rejects.toThrow('This is not the e-mail address of this customer.')
  await expect(erase(staff, mia, '')).rejects.toThrow('400')
  await erase(staff, mia, ' MIA@example.com ')
  await expect(mia.api(currentUser, {})).rejects.toThrow('401 Invalid token.')
  expect(await staff.api(readStaffOrder, { params: { id: String(id) } })).toMatchObject({
    customer: { id: null, email: 'mia@example.com' },
    addresses: { delivery: ['Mia Test', '12 rue Mercière', '69002 Lyon'] },
  })
  const subjects = (await shop.emails('mia@example.com')).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringMatching(/^Your account at .* was deleted$/))
  for (const table of ['users', 'customer_notes', 'cart_lines', 'audit_entries'] as const)
    expect(JSON.stringify(await shop.db.selectFrom(table).selectAll().execute())).not.toMatch(/mia/i)
  expect((await staff.api(auditLog, { query: { customer: mia.id } })).results[0]).toMatchObject({
    ...{ field: 'account', old: null, new: 'deleted', by: 'Staff Test', subject: mia.id, subject_title: null },
  })
  expect(await staff.api(listCustomers, { query: { ordered: 'true' } })).toMatchObject({ count: 0 })
  await expect(erase(staff, mia)).rejects.toThrow('404')
})

test('refuses to erase a staff account, also one promoted meanwhile', async () => {
  await using shop = await openShop()
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia')]
  await expect(erase(staff, staff, 'staff@example.com')).rejects.toThrow('403 Staff accounts can’t be deleted here')
  await makeStaff(shop.db, 'mia@example.com')
  await expect(erase(staff, mia)).rejects.toThrow('403 Staff accounts can’t be deleted here')
})

test('concurrent deletions erase an account once, and a concurrent order is either complete or not placed', {
  tags: ['deep'],
}, async () => {
  const { shop, staff } = selling
  const bo = shop.as((await addPerson(shop.db, { first: 'Bo', isStaff: true, now: shop.clock.now })).token)
  const mug = await addSellable(shop)
  await shop.db.updateTable('variants').set({ stock: 100 }).execute()
  for (let round = 0; round < 3; round += 1) {
    const email = `mia${round}@example.com`
    const mia = await shop.customer(`Mia${round}`, PASSWORD)
    await putInCart(mia, mug, 1)
    const body = bodyFor(await mia.api(quoteCheckout, { query: { country: 'FR' } }))
    const [ordered, ...erased] = await Promise.allSettled([
      mia.api(checkOut, { body }),
      erase(staff, mia, email),
      erase(bo, mia, email),
      mia.api(deleteAccount, { body: { password: PASSWORD } }),
    ])
    expect(erased.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of erased) if (one.status === 'rejected') expect(String(one.reason)).toMatch(/404|401/)
    if (ordered?.status === 'rejected') expect(String(ordered.reason)).toMatch(/401/)
    const orders = await shop.db.selectFrom('orders').select(['user_id', 'email']).where('email', '=', email).execute()
    expect(orders).toEqual(ordered?.status === 'fulfilled' ? [{ user_id: null, email }] : [])
    expect(await shop.db.selectFrom('users').select('id').where('id', '=', mia.id).execute()).toEqual([])
    const { results } = await staff.api(auditLog, { query: { customer: mia.id } })
    expect(results.length).toBeLessThanOrEqual(1)
  }
})
