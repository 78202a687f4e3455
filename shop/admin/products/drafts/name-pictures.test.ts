import { expect, test } from 'vitest'
import { namePictures } from './name-pictures.ts'
import { emptyDraft, newVariant } from './product-draft.ts'

const picture = { key: 'a', alt: '', isNamed: true }
const own = { key: 'b', alt: 'By hand' }
const red = { ...newVariant(), name: ' Red ', images: [picture, own] }
const altsOf = (draft: ReturnType<typeof emptyDraft>) =>
  draft.variants.map(({ images }) => images.map(({ alt }) => alt))

test('what pictures show follows the names of product and variant, until somebody has said it', () => {
  const draft = {
    ...emptyDraft(),
    title: 'Bowl',
    variants: [red, { ...newVariant(), name: 'Blue', images: [picture] }],
  }
  const named = namePictures(draft)
  expect(named.thumbnail.alt).toBe('Bowl')
  expect(altsOf(named)).toEqual([['Bowl, Red', 'By hand'], ['Bowl, Blue']])
  expect(altsOf(namePictures({ ...named, title: '' }))).toEqual([['Red', 'By hand'], ['Blue']])
})

test('the name of a variant that is alone says nothing of a picture', () => {
  expect(altsOf(namePictures({ ...emptyDraft(), title: 'Bowl', variants: [red] }))).toEqual([['Bowl', 'By hand']])
})

test('a variant of which nothing is said anew stays the same object, so that its row is not drawn again', () => {
  const named = namePictures({ ...emptyDraft(), title: 'Bowl', variants: [red] })
  expect(namePictures(named).variants[0]).toBe(named.variants[0])
})
