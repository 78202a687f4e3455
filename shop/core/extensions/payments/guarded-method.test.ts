import { expect, test } from 'vitest'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { paymentsProblem } from './check-payments.server.ts'
import { guardedMethod } from './guarded-method.server.ts'

const textsOf = (name: string) => ({
  ...{ name, inSentence: name, short: name, inSubject: name },
  description: () => `${name}.`,
})

const method: Parameters<typeof guardedMethod>[0] = {
  id: 'fake',
  kind: 'online',
  texts: textsOf('By Fake'),
  translations: { fr: textsOf('Par Fake') },
  provider: { id: 'fake', open: () => undefined },
}

test('a method has the texts of the current language, or else its first texts', () => {
  const guarded = guardedMethod(method, { isEnabled: () => true, settings: () => ({}), report: () => {} })
  const shown = () => [guarded.texts.name, guarded.texts.description({} as never)]
  expect(inLanguage('fr', shown)).toEqual(['Par Fake', 'Par Fake.'])
  expect(inLanguage('en', shown)).toEqual(['By Fake', 'By Fake.'])
})

test('a translation needs all texts', () => {
  const { short: _, ...incomplete } = textsOf('Par Fake')
  const payments = [{ ...method, translations: { fr: incomplete } }] as never
  const extension = { name: 'fake', version: '1.0.0', for: '*', payments }
  expect(paymentsProblem(extension, new Set())).toBe('has the payment method fake without the text short in fr.')
  expect(paymentsProblem({ ...extension, payments: [method as never] }, new Set())).toBeUndefined()
})

test('owners see the texts of an extension and of its payment method in the language of the page', async () => {
  await using shop = await openShop({ languages: { first: 'en', others: ['fr'] } })
  const { token } = await shop.staff()
  const read = async (language: string) => {
    const headers = { authorization: `Token ${token}`, 'x-page-language': language }
    const { extensions } = (await shop.app.inject({ url: '/api/extensions/', headers })).json()
    return extensions.find(({ name }: { name: string }) => name === 'stripe')
  }
  expect(await read('fr')).toMatchObject({
    description: 'Paiements par carte et par d’autres moyens sur la page de Stripe.',
    payments: [{ text: 'Par carte ou autre moyen en ligne' }],
  })
  expect(await read('en')).toMatchObject({ payments: [{ text: 'By card or otherwise online' }] })
})
