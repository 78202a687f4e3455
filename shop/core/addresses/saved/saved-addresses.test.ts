import { afterAll, expect, test } from 'vitest'
import { often } from '../../../../tests/deep.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { deleteAccount, myData } from '../../accounts/account.contract.ts'
import { EMPTY_ADDRESS } from '../address-lines.ts'
import { changeAddress, deleteAddress, listAddresses, MAX_ADDRESSES, saveAddress } from './saved-addresses.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const PASSWORD = 'correct horse battery'
const HOME = { ...EMPTY_ADDRESS, name: 'Mia Test', street: '12 rue Mercière', postcode: '69002', town: 'Lyon' }
const at = (street: string) => ({ ...HOME, street })

const streetsOf = async (person: Person) =>
  (await person.api(listAddresses, {})).map(({ street, is_default }) => (is_default ? `${street} *` : street))
const defaultsIn = ({ db }: TestShop, person: Person) =>
  db.selectFrom('addresses').select('id').where('user_id', '=', person.id).where('is_default', '=', true).execute()

test('the first address is the default until another one becomes it or it is deleted', async () => {
  const mia = await shop.customer()
  expect(await mia.api(listAddresses, {})).toEqual([])
  const first = await mia.api(saveAddress, { body: { ...at('1'), postcode: 'F-69 002' } })
  expect(first).toEqual({ ...at('1'), id: first.id, is_default: true, version: 1 })
  const second = await mia.api(saveAddress, { body: at('2') })
  await mia.api(saveAddress, { body: { ...at('3'), is_default: true } })
  expect(await streetsOf(mia)).toEqual(['3 *', '2', '1'])

  const params = { id: String(second.id) }
  expect(await mia.api(changeAddress, { params, body: { ...at('2 b'), is_default: true } })).toMatchObject({
    is_default: true,
    version: 2,
  })
  await mia.api(changeAddress, { params, body: { ...at('2 c'), is_default: false } })
  expect(await streetsOf(mia)).toEqual(['2 c *', '3', '1'])
  await mia.api(deleteAddress, { params: { id: String(first.id) } })
  expect(await streetsOf(mia)).toEqual(['2 c *', '3'])
  await mia.api(saveAddress, { body: at('4') })
  await mia.api(deleteAddress, { params })
  expect(await streetsOf(mia)).toEqual(['4 *', '3'])
})

test('does not save an address twice', async () => {
  const mia = await shop.customer('Mia')
  const first = await mia.api(saveAddress, { body: HOME })
  await mia.api(saveAddress, { body: at('2') })
  expect(await mia.api(saveAddress, { body: { ...HOME, name: ' Mia Test', postcode: '69 002' } })).toEqual(first)
  expect(await streetsOf(mia)).toHaveLength(2)
})

test('reports all errors of an address at once, including a place that is not served', async () => {
  const mia = await shop.customer()
  const refused = await shop.app.inject({
    method: 'POST',
    url: '/api/addresses/',
    headers: { authorization: `Token ${mia.token}` },
    payload: { ...HOME, name: '', postcode: '97400', town: 'x'.repeat(61), country: 'FR' },
  })
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    {
      name: ['This field may not be blank.'],
      postcode: ['We don’t deliver to the French overseas territories.'],
      town: ['Ensure this field has no more than 60 characters.'],
    },
  ])
})

test('reports a conflict if two tabs change the same address, without losing entries', async () => {
  const mia = await shop.customer()
  const { id, version } = await mia.api(saveAddress, { body: HOME })
  const change = (street: string) =>
    mia.api(changeAddress, { params: { id: String(id) }, body: { ...at(street), version } })
  const outcomes = await Promise.allSettled([change('1'), change('2')])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(change('3')).rejects.toThrow(
    '409 This address has changed since you opened it. Reload it and try again.',
  )
})

test('saves twenty of thirty concurrent addresses, one of them the default', async () => {
  for (let round = 0; round < often(1); round += 1) {
    const mia = await shop.customer(`Mia${round}`)
    const saving = Array.from({ length: 30 }, (_, n) =>
      mia.api(saveAddress, { body: { ...at(String(n)), is_default: n % 2 === 0 } }),
    )
    const outcomes = await Promise.allSettled(saving)
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refused).toHaveLength(30 - MAX_ADDRESSES)
    expect(new Set(refused).size).toBe(1)
    expect(refused[0]).toContain('400 You can save at most 20 addresses. Delete one first.')
    const saved = await mia.api(listAddresses, {})
    expect(saved).toHaveLength(MAX_ADDRESSES)
    expect(await defaultsIn(shop, mia)).toHaveLength(1)

    await Promise.all(saved.slice(1).map(({ id }) => mia.api(deleteAddress, { params: { id: String(id) } })))
    expect(await defaultsIn(shop, mia)).toHaveLength(1)
  }
})

test('addresses are in the customer’s data export, not in logs, and deleted with the account', async () => {
  const [lea, ben] = [await shop.customer('Lea', PASSWORD), await shop.customer()]
  await lea.api(saveAddress, { body: { ...HOME, phone: '06 12 34 56 78' } })
  await ben.api(saveAddress, { body: at('2') })
  const { addresses } = await lea.api(myData, {})
  expect(addresses).toMatchObject([{ ...HOME, phone: '0612345678', is_default: true }])
  await expect(lea.api(saveAddress, { body: { ...HOME, postcode: '97400' } })).rejects.toThrow('400')
  expect(lea.warnings().join('\n')).not.toMatch(/Merci|69002|97400/)

  await lea.api(deleteAccount, { body: { password: PASSWORD } })
  const left = shop.db.selectFrom('addresses').select(['user_id', 'street']).where('user_id', 'in', [lea.id, ben.id])
  expect(await left.execute()).toEqual([{ user_id: ben.id, street: '2' }])
})
