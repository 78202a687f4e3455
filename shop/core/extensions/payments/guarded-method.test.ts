import { expect, test } from 'vitest'
import { inLanguage } from '../../../../server/language/in-language.ts'
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
