import { expect, test } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { readClosedDays } from './selling-groups.contract.ts'
import { getSettings, saveSettings } from './settings.contract.ts'

const PASSWORD = 'correct horse battery'
const IBAN = 'FR76 3000 6000 0112 3456 7890 189'
const payments = { transfer: 'on', holder: 'Anna', iban: IBAN, bic: '', transfer_days: '', on_collection: '' }

test('a change of the bank account requires the owner’s password', async () => {
  await using shop = await openShop()
  const anna = await shop.customer('Anna', PASSWORD)
  await shop.db.updateTable('users').set({ staff_role: 'owner' }).where('id', '=', anna.id).execute()
  const save = (version: number, change: object, password = '') =>
    anna.api(saveSettings.payments, { body: { version, ...payments, ...change, password } as never })

  await expect(save(0, {})).rejects.toThrow('{"password":["The password is incorrect."]}')
  await expect(save(0, {}, 'wrong horse battery')).rejects.toThrow('The password is incorrect.')
  expect(await save(0, {}, PASSWORD)).toMatchObject({
    version: 1,
    values: { iban: 'FR7630006000011234567890189', transfer_days: '7' },
  })
  // Other changes, and the same account in another spelling, need no password.
  expect(await save(1, { transfer_days: '10', iban: 'fr7630006000011234567890189' })).toMatchObject({ version: 2 })
  await expect(save(2, { iban: 'DE89 3704 0044 0532 0130 00' })).rejects.toThrow('The password is incorrect.')
  const { payments: saved } = await anna.api(getSettings, {})
  expect(saved.values).toEqual({ ...payments, iban: 'FR7630006000011234567890189', transfer_days: '10' })
})

test.each([
  [
    'payments',
    { ...payments, iban: 'FR76 3000' },
    { iban: ['This IBAN is not valid: a character is missing or mistyped.'] },
  ],
  ['payments', { ...payments, iban: '' }, { iban: ['Enter the IBAN of the account for bank transfers.'] }],
  ['payments', { ...payments, bic: 'ABC' }, { bic: ['A BIC has 8 or 11 letters and digits.'] }],
  [
    'payments',
    { ...payments, transfer_days: '31' },
    { transfer_days: ['Ensure this value is less than or equal to 30.'] },
  ],
  ['vat', { mode: 'some' }, { mode: ['"some" is not a valid choice.'] }],
  [
    'delivery',
    { cut_off: '25:00', closed_days: '2026-02-30', default_weight: '0', return_postage: '' },
    {
      cut_off: ['Enter a valid time.'],
      closed_days: ['Write one day per line, such as 2026-12-24, or a range, such as 2026-08-03 to 2026-08-16.'],
      default_weight: ['Ensure this value is greater than or equal to 1.'],
    },
  ],
] as const)('rejects invalid %s settings at their fields: %o', async (group, values, errors) => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const saving = staff.api(saveSettings[group], { body: { version: 0, ...values } as never })
  await expect(saving).rejects.toThrow(JSON.stringify(errors))
})

test.each(['2026-08-03 to 2026-08-16', '2026-08-03 au 2026-08-16'])('reads the closed days of %s', (line) => {
  expect(readClosedDays(line)).toEqual({ first: '2026-08-03', last: '2026-08-16' })
})
