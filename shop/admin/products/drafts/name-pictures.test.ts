import { expect, test } from 'vitest'
import { namePictures } from './name-pictures.ts'
import { emptyDraft, newVariant } from './product-draft.ts'

const picture = { key: 'a', alt: '', isNamed: true }
const own = { key: 'b', alt: 'By hand' }
const red = { ...newVariant(), name: ' Red ', images: [picture, own] }
const altsOf = (draft: ReturnType<typeof emptyDraft>) =>
  draft.variants.map(({ images }) => images.map(({ alt }) => alt))

test('the alt text follows the names of product and variant until it is edited', () => {
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

test('the alt text omits the name of a single variant', () => {
  expect(altsOf(namePictures({ ...emptyDraft(), title: 'Bowl', variants: [red] }))).toEqual([['Bowl', 'By hand']])
})

test('an unchanged variant stays the same object, which avoids rendering its row again', () => {
  const named = namePictures({ ...emptyDraft(), title: 'Bowl', variants: [red] })
  expect(namePictures(named).variants[0]).toBe(named.variants[0])
})
