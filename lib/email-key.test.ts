import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openShop } from '../tests/processes/open-shop.ts'
import { emailKey } from './email-key.ts'
import { Email, KnownEmail } from './fields.contract.ts'

/** Letters that languages case-fold differently, and others. */
const TRICKY = ['İıſßẞΣςσǅÅéÉаАＫｋ', '\u212A', '\u0307'].flatMap((letters) => [...letters])
const plain = fc.constantFrom(...'aAiIkKzZ09.-_+xn')
const odd = fc.oneof(fc.constantFrom(...TRICKY), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }))
const word = (letter: fc.Arbitrary<string>) =>
  fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''))
const anyWord = fc.oneof(word(plain), word(fc.oneof(plain, odd)))
const top = fc.constantFrom('com', 'COM', 'İ', 'gr', 'xn--p1ai')
const address = fc.tuple(anyWord, anyWord, top).map(([local, domain, end]) => `${local}@${domain}.${end}`)

test('the e-mail key of JavaScript equals that of the database for all current and former addresses', {
  tags: ['deep'],
}, async () => {
  await using shop = await openShop()
  const samples = fc.sample(address, 20_000)
  const taken = samples.flatMap((sample) => Email.safeParse(sample).data ?? [])
  const known = samples.flatMap((sample) => KnownEmail.safeParse(sample).data ?? [])
  expect(taken.length).toBeGreaterThan(1_000)
  expect(known.length - taken.length).toBeGreaterThan(500)
  const { rows } = await sql<{ email: string; email_key: string }>`
    insert into users (email, first_name, last_name) select email, 'Mia', '' from unnest(${known}::text[]) as email
    on conflict do nothing returning email, email_key`.execute(shop.db)
  expect(rows.filter(({ email, email_key }) => emailKey(email) !== email_key)).toEqual([])
  // Other case foldings give the same key for all accepted addresses.
  expect(taken.filter((email) => email.toLowerCase() !== emailKey(email) || /[^ -~]/.test(email))).toEqual([])
})

test.each([
  ['Mia@Example.com', 'Mia@Example.com'],
  ['mia@münchen.example', 'mia@xn--mnchen-3ya.example'],
  ['mia@MÜNCHEN.example', 'mia@xn--mnchen-3ya.example'],
  ['vİctor2@example.com', undefined],
  ['ΜΑΡΙΟΣ@example.gr', undefined],
  ['mia@１.２.３.４', undefined],
  ['mia@é.0x1', undefined],
  ['mia@é/b.example', undefined],
  [`mia@${'é'.repeat(60)}.example`, undefined],
])('%s is stored as %s', (given, stored) => {
  expect(Email.safeParse(given).data).toBe(stored)
})
