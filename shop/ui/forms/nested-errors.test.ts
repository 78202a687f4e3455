import { expect, test } from 'vitest'
import { nestedErrors } from './nested-errors.ts'

test('maps nested product errors to the names of their fields', () => {
  const refused = {
    title: ['This field may not be blank.'],
    variants: [{}, { name: ['This field is required.'], images: [{}, { image: ['No file was submitted.'] }] }],
    frequentlyBoughtTogether: ['Invalid pk "7" - object does not exist.'],
  }
  expect(nestedErrors(refused)).toEqual({
    title: ['This field may not be blank.'],
    'variants[1][name]': ['This field is required.'],
    'variants[1][images][1][image]': ['No file was submitted.'],
    frequentlyBoughtTogether: ['Invalid pk "7" - object does not exist.'],
  })
})

test('a general error is not a field error', () => {
  expect(nestedErrors({ detail: 'Not found.' })).toEqual({})
})
