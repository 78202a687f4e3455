import { expect, test } from 'vitest'
import { addPerson } from '../../../../tests/fixtures/people.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'

const PASSWORD = 'correct horse battery'

test('account deletion has its own limit of wrong passwords', async () => {
  await using shop = await openShop()
  const { token } = await addPerson(shop.db, { first: 'Mia', email: 'mia@example.com', password: PASSWORD })
  const headers = { authorization: `Token ${token}` }
  const changePassword = (old_password: string) =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/change_password/',
      headers,
      body: { old_password, password: '12345678', password2: '12345678' },
    })
  const deleteAccount = (password: string) =>
    shop.app.inject({ method: 'POST', url: '/api/delete_user/', headers, body: { password } })

  for (let time = 0; time < 5; time += 1) expect((await changePassword('wrong')).statusCode).toBe(400)
  expect((await changePassword('wrong')).statusCode).toBe(429)
  for (let time = 0; time < 5; time += 1) expect((await deleteAccount('wrong')).statusCode).toBe(400)
  const refused = await deleteAccount(PASSWORD)
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  await shop.db.deleteFrom('attempts').execute()
  expect((await deleteAccount(PASSWORD)).statusCode).toBe(204)
})
