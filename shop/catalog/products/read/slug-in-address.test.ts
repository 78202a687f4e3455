import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Slug } from '../../../ui/forms/slug.contract.ts'
import { slugInAddress } from './slug-in-address.ts'

test.each([
  'CLAY-Plant-Pot',
  'clay-plant-pot ',
  ' clay-plant-pot',
  'clay-plant-pot.',
  '"clay-plant-pot",',
  'clay-plant-pot%',
])('reads %j as clay-plant-pot', (written) => {
  expect(slugInAddress(written)).toBe('clay-plant-pot')
})

test('leaves lower-case slugs unchanged', () => {
  const slugs = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  fc.assert(fc.property(slugs, (slug) => Slug.safeParse(slug).data === undefined || slugInAddress(slug) === slug))
})
