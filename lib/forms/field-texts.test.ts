import { expect, test } from 'vitest'
import { z } from 'zod'
import { Day, Moment } from './days.contract.ts'
import { fieldText } from './field-texts.ts'

const VALID = 'Enter a valid value.'

test.each<[z.ZodType, unknown, string]>([
  [z.string().regex(/^\d+$/), '{}', VALID],
  [z.iso.date(), 'tomorrow', VALID],
  [z.uuid(), '7', VALID],
  [z.string().refine(() => false), 'mug', VALID],
  [z.strictObject({}), { price: 1 }, VALID],
  [z.number().multipleOf(5), 7, VALID],
  [z.array(z.int()).max(2), [1, 2, 3], 'Ensure this field has no more than 2 elements.'],
  [z.string().regex(/^\d+$/, 'Enter the digits.'), '{}', 'Enter the digits.'],
])('an invalid value gets a text of the shop, not of zod: %#', (schema, value, expected) => {
  const { error } = schema.safeParse(value, { error: fieldText })
  expect(error?.issues.map(({ message }) => message)).toEqual([expected])
})

test('days and moments are in years that PostgreSQL has', () => {
  const isValid = (schema: z.ZodType, texts: string[]) => texts.map((text) => schema.safeParse(text).success)
  expect(isValid(Day, ['0000-02-29', '1899-12-31', '1900-01-01', '9998-12-31', '9999-01-01'])).toEqual([
    ...[false, false, true, true, false],
  ])
  expect(isValid(Moment, ['0000-02-29T10:00:00Z', '2026-12-01T09:00:00+01:00', '9999-12-31T23:00:00-02:00'])).toEqual([
    ...[false, true, false],
  ])
})
