import { expect, test } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { getSettings, saveSettings } from '../../core/settings/settings.contract.ts'
import { prefilled } from './prefill.ts'

const owner = { email: 'anna@example.com', first_name: 'Anna', last_name: 'Roux' }

test('a form that was never saved starts with what other groups and the owner’s account know, and a saved one does not', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const before = await staff.api(getSettings, {})
  expect(prefilled(before, 'contact', owner).values).toMatchObject({ email: 'anna@example.com', address: '' })
  expect(prefilled(before, 'payments', owner).values).toMatchObject({ holder: '' })
  const contact = {
    email: 'a@example.com',
    telephone: '+33 4',
    address: '12 rue des Arts\n69001 Lyon',
    hours: '',
    social: '',
  }
  await staff.api(saveSettings.contact, { body: { version: 0, ...contact } })
  const settings = await staff.api(getSettings, {})
  expect(prefilled(before, 'notifications', owner).values).toMatchObject({ recipients: 'anna@example.com' })
  expect(prefilled(settings, 'notifications', owner).values).toMatchObject({ recipients: 'a@example.com' })
  expect(prefilled(settings, 'legal', owner)).toMatchObject({
    version: 0,
    values: {
      address: '12 rue des Arts, 69001 Lyon',
      telephone: '+33 4',
      operator: 'Anna Roux',
      publisher: 'Anna Roux',
    },
  })
  expect(prefilled(settings, 'contact', owner)).toEqual(settings.contact)
  await staff.api(saveSettings.legal, { body: { ...settings.legal.values, operator: 'Söhne SARL', version: 0 } })
  const later = await staff.api(getSettings, {})
  expect(prefilled(later, 'legal', owner).values).toMatchObject({ address: '', telephone: '', publisher: '' })
  expect(prefilled(later, 'payments', owner).values).toMatchObject({ holder: 'Söhne SARL', transfer_days: '7' })
})
