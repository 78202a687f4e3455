import { expect, test } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { getSettings, saveSettings } from '../../core/settings/settings.contract.ts'
import { prefilled } from './prefill.ts'

test('a form that was never saved starts with what other groups know, and a saved one does not', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const contact = {
    email: 'a@example.com',
    telephone: '+33 4',
    address: '12 rue des Arts\n69001 Lyon',
    hours: '',
    social: '',
  }
  await staff.api(saveSettings.contact, { body: { version: 0, ...contact } })
  const settings = await staff.api(getSettings, {})
  expect(prefilled(settings, 'legal')).toMatchObject({
    version: 0,
    values: { address: '12 rue des Arts, 69001 Lyon', telephone: '+33 4', operator: '' },
  })
  expect(prefilled(settings, 'contact')).toEqual(settings.contact)
  await staff.api(saveSettings.legal, { body: { ...settings.legal.values, operator: 'Söhne SARL', version: 0 } })
  const later = await staff.api(getSettings, {})
  expect(prefilled(later, 'legal').values).toMatchObject({ address: '', telephone: '' })
  expect(prefilled(later, 'payments').values).toMatchObject({ holder: 'Söhne SARL', transfer_days: '7' })
})
