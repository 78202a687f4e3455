import { defineExtension, type PaymentProvider, secret, text } from 'comptoir/extension'
import { listExtensions, saveExtensionSettings } from '../../shop/admin/settings/extensions/extensions.contract.ts'
import type { Person } from '../processes/open-shop.ts'

/** Texts of a payment method. */
export const texts = {
  ...{ name: 'By Fake', inSentence: 'by Fake', short: 'Fake', inSubject: 'paid by Fake' },
  description: () => 'On the page of Fake.',
}

/** Returns an extension with the fake provider, which opens with any key. */
export const fakePay = (open: (key: string) => PaymentProvider, check = async (key: string) => key) =>
  defineExtension({
    ...{ name: 'fake-pay', version: '1.0.0', for: '*' },
    settings: {
      key: secret({ label: 'Key', validate: (key) => (key === '' ? 'Enter the key.' : undefined) }),
      hook: secret({ label: 'Webhook secret', signsWebhooks: true }),
      place: text({ label: 'Place', env: 'FAKE_PLACE', default: 'EU' }),
      stub: text({ label: 'Stub', env: 'FAKE_STUB', isHidden: true }),
    },
    check: async ({ key, place, stub }) => {
      if (key === 'wrong') return { errors: { key: `Not known in ${place}, ${stub}.` } }
      return { account: 'Fake Ltd', accountId: await check(key), isTest: false }
    },
    payments: [
      {
        id: 'fake_pay',
        kind: 'online',
        texts,
        provider: { id: 'fake', open: ({ key }) => (key ? open(key) : undefined) },
      },
    ],
  })

/** Returns the extension as staff see it. */
export const asFake = async (staff: Person) => (await staff.api(listExtensions, {})).extensions[0]
/** Saves settings of the extension. */
export const saveFake = (staff: Person, version: number, body: object) =>
  staff.api(saveExtensionSettings, { params: { name: 'fake-pay' }, body: { version, ...body } as never })
