import { expect, test } from 'vitest'
import { Email, text, textLine } from './fields.contract.ts'
import { fieldText } from './forms/field-texts.ts'

const saidOf = (typed: string) =>
  [textLine(60), text(1, 500)].map((field) => {
    const read = field.safeParse(typed, { error: fieldText })
    return read.success ? read.data : read.error.issues.map(({ message }) => message).join(' ')
  })

test.each([
  ['spaces of all kinds', '\u00a0\u2003\u3000 \t'],
  ['zero-width spaces and joiners', '\u200b\u200c\u200d\u2060\ufeff'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['an empty Braille pattern', '\u2800'],
  ['variation selectors and tags', '\ufe0f\u{e0100}\u{e0041}'],
  ['a mixture', ' \u200b\u2800\u3164\u00ad '],
])('rejects blank text: %s', (_, typed) => {
  expect(saidOf(typed)).toEqual(['This field may not be blank.', 'This field may not be blank.'])
})

test.each(['👩‍🚀', '❤️', 'می\u200cخواهم', 'co\u00adoperate', 'क्‍ष'])(
  'what joins and parts visible characters stays: %j',
  (typed) => {
    expect(saidOf(typed)).toEqual([typed.normalize('NFC'), typed.normalize('NFC')])
  },
)

test.each([
  ['mia@mail.example.com', true],
  ['mia@2024.example', true],
  ['mia@example.2024', false],
  ['mia@2024', false],
])('%j is a valid e-mail address: %s', (typed, isOne) => {
  expect(Email.safeParse(typed).success).toBe(isOne)
})
