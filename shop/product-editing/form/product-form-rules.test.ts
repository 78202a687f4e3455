import { expect, test } from 'vitest'
import { checkForm } from '../../../lib/forms/form-data.ts'
import { formOfDraft } from '../drafts/form-of-draft.ts'
import { emptyDraft, newPicture, newVariant } from '../drafts/product-draft.ts'
import { ProductForm } from './product-form-rules.ts'

/** What the form says of these fields when they are left or sent; the fields on the screen say whether there is a picture. */
function saidOf(fields: Record<string, string>) {
  const form = formOfDraft(
    { ...emptyDraft(), variants: [newVariant(), { ...newVariant(), images: [newPicture()] }] },
    undefined,
  )
  for (const name of ['thumbnail', 'variants[0][images][0][image]', 'variants[1][images][0][image]'])
    form.set(name, 'there')
  const right = { title: 'Mug', description: 'A mug.', price: '12,50 €', slug: 'mug' }
  const variants = {
    'variants[0][name]': 'Red',
    'variants[0][stock]': '1 200',
    'variants[1][name]': 'Blue',
    'variants[1][stock]': '3',
  }
  for (const [name, value] of Object.entries({ ...right, ...variants, ...fields })) form.set(name, value)
  form.delete('variants[0][color]')
  form.delete('variants[1][color]')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return checkForm(ProductForm, form)
}

test('a form that is right has nothing said of it, numbers being written as people do', () => {
  expect(saidOf({})).toEqual({})
})

test.each([
  ['title', '', 'This field may not be blank.'],
  ['description', 'x'.repeat(10_001), 'Ensure this field has no more than 10000 characters.'],
  ['price', '1,234', '"1,234" can be read in two ways; write 1234.00 or 1.23.'],
  ['slug', 'Mug', 'Slug Must Be only Alphanumeric and -'],
  ['thumbnail', '', 'No file was submitted.'],
  ['thumbnail_alt', 'x'.repeat(201), 'Ensure this field has no more than 200 characters.'],
  ['variants[1][name]', ' ', 'This field may not be blank.'],
  ['variants[1][stock]', '1.5', '"1.5" is not a whole number; write only digits, like 12.'],
  ['variants[1][color]', 'red', 'Enter a valid colour.'],
  ['variants[1][images][0][image]', '', 'No file was submitted.'],
  ['variants[0][images][0][alt]', 'a\u202eb', 'Not a valid string.'],
])('what is wrong with %s (%j) is said at that field alone: %s', (name, value, text) => {
  expect(saidOf({ [name]: value })).toEqual({ [name]: [text] })
})
