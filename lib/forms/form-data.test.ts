import { expect, test } from 'vitest'
import { z } from 'zod'
import { CallFailed } from '../api-client.ts'
import { Email, NewPassword } from '../fields.contract.ts'
import { bodyFrom, checkForm } from './form-data.ts'
import { fieldErrorsOf, sentenceOf } from './form-errors.ts'

const Passwords = z
  .object({ email: Email, password1: NewPassword, password2: z.string() })
  .refine(({ password1, password2 }) => password1 === password2, { path: ['password2'], message: 'No match' })

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a valid form becomes a request body without unknown fields', () => {
  const filled = form({ email: ' mia@example.org ', password1: 'long enough', password2: 'long enough', else: 'x' })
  expect(checkForm(Passwords, filled)).toEqual({})
  expect(bodyFrom(Passwords, filled)).toEqual({
    email: 'mia@example.org',
    password1: 'long enough',
    password2: 'long enough',
  })
})

test('an invalid form returns the server’s error text for each field', () => {
  expect(checkForm(Passwords, form({ email: '', password1: '123', password2: '' }))).toEqual({
    email: ['This field may not be blank.'],
    password1: [
      'This password is too short. It must contain at least 8 characters.',
      'This password is entirely numeric.',
    ],
  })
  const different = form({ email: 'mia@example.org', password1: 'long enough', password2: 'long enouhg' })
  expect(checkForm(Passwords, different)).toEqual({ password2: ['No match'] })
})

test('returns general form errors under non_field_errors', () => {
  const Pair = z.object({ low: z.string(), high: z.string() }).refine(() => false, 'Low must be below high.')
  expect(checkForm(Pair, form({ low: '2', high: '1' }))).toEqual({ non_field_errors: ['Low must be below high.'] })
})

test('returns the field errors of a refusal, and none for other failures', () => {
  const refused = (error: object) => fieldErrorsOf(new CallFailed('Oops', 'external', { ...error }, 400, 'invalid'))
  expect(refused({ email: ['Enter a valid email address.'], non_field_errors: ['No.'] })).toEqual({
    email: ['Enter a valid email address.'],
    non_field_errors: ['No.'],
  })
  expect(refused({ detail: 'Request was throttled.' })).toEqual({})
  expect(refused({})).toEqual({})
})

test.each([
  [['Passwords do not match'], 'Passwords do not match.'],
  [['This field is required.'], 'This field is required.'],
  [['One.', 'Two.'], 'One and Two.'],
  [['One.', 'Two', 'Three.'], 'One, Two and Three.'],
])('joins %j to one sentence', (texts, sentence) => {
  expect(sentenceOf(texts)).toBe(sentence)
})
