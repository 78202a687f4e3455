import { expect, test } from 'vitest'
import { valuesOf, variantForChoice } from './options.ts'

const variant = (id: number, options: string[], color: string | null = null) => ({ id, options, color })
const shirts = [
  variant(1, ['Celadon', 'Small'], '#a4bdab'),
  variant(2, ['Celadon', 'Large'], '#a4bdab'),
  variant(3, ['Ink', 'Small'], '#22283a'),
  variant(4, ['ink', 'Medium'], '#22283a'),
]

test('returns option values in variant order without duplicates, with colours of a colour option', () => {
  expect(valuesOf(shirts, 0)).toEqual([
    { value: 'Celadon', color: '#a4bdab' },
    { value: 'Ink', color: '#22283a' },
  ])
  expect(valuesOf(shirts, 1).map(({ value, color }) => [value, color])).toEqual([
    ['Small', null],
    ['Large', null],
    ['Medium', null],
  ])
})

test('another value selects the variant that matches the other options best', () => {
  const [celadonSmall = shirts[0], celadonLarge] = shirts
  if (!celadonSmall || !celadonLarge) throw new Error('There are four.')
  expect(variantForChoice(shirts, celadonSmall, 0, 'Ink')).toMatchObject({ variant: { id: 3 }, isExact: true })
  expect(variantForChoice(shirts, celadonLarge, 0, 'Ink')).toMatchObject({ variant: { id: 3 }, isExact: false })
  expect(variantForChoice(shirts, celadonSmall, 1, 'Medium')).toMatchObject({ variant: { id: 4 }, isExact: false })
  expect(variantForChoice(shirts, celadonSmall, 1, 'Huge')).toBeUndefined()
})
