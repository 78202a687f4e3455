import { expect, test } from 'vitest'
import { addPerson } from '../../../../tests/fixtures/people.ts'
import { codeFor } from '../../../../tests/fixtures/verification-code.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { queuePasswordCheck } from '../../auth/passwords/password.server.ts'

const PASSWORD = 'correct horse battery'
/** Size of the queue for password checks. */
const MOST = 104

test('refuses password checks above a queue of a hundred without using up a code or an attempt, but not those of staff', async () => {
  await using shop = await openShop()
  const email = 'mia@example.com'
  const email_verification_code = await codeFor(shop, email)
  const mia = { first_name: 'Mia', last_name: 'Wong', email, password: PASSWORD, agreed_to_terms: true }
  const signUp = () => shop.app.inject({ method: 'POST', url: '/api/user/', body: { ...mia, email_verification_code } })
  const logIn = () =>
    shop.app.inject({ method: 'POST', url: '/api/login/', body: { email: 'ada@example.com', password: PASSWORD } })
  const { token } = await addPerson(shop.db, {
    first: 'Ada',
    email: 'ada@example.com',
    isStaff: true,
    password: PASSWORD,
  })
  const changePassword = () =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/change_password/',
      body: { old_password: 'wrong', password: 'staple of another colour', password2: 'staple of another colour' },
      headers: { authorization: `Token ${token}` },
    })

  const { promise: done, resolve } = Promise.withResolvers<void>()
  const others = Array.from({ length: MOST }, () => queuePasswordCheck(() => done))
  // More than the limit of wrong logins.
  for (let time = 0; time < 8; time += 1) {
    const refused = await logIn()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  }
  expect((await signUp()).statusCode).toBe(503)
  expect((await changePassword()).json()).toEqual({ old_password: ['The password is incorrect.'] })

  resolve()
  await Promise.all(others)
  expect((await logIn()).statusCode).toBe(200)
  expect((await signUp()).statusCode).toBe(201)
})
