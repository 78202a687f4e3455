import { expect, test } from 'vitest'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { saveSettings } from '../settings.contract.ts'

test('serves security.txt with the contact of the settings, and 404 without a contact', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const read = () => shop.app.inject('/.well-known/security.txt')
  expect((await read()).statusCode).toBe(404)

  const contact = { email: 'hello@shop.example', telephone: '+33 1 23 45', address: '', hours: '', social: '' }
  await staff.api(saveSettings.contact, { body: { version: 0, ...contact } })
  const { statusCode, headers, body } = await read()
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const expires = /^Expires: (.+)$/m.exec(body)?.[1] ?? ''
  expect(body.split('\n')).toEqual([
    'Contact: mailto:hello@shop.example',
    'Contact: tel:+3312345',
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ])
  expect(new Date(expires).getTime()).toBeGreaterThan(shop.clock.now.getTime())
})
