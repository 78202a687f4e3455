import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from './any-character.ts'

test('equals the binary unit of fast-check for the same seeds', () => {
  const some = (unit: fc.StringConstraints['unit']) =>
    fc.sample(fc.string({ unit, maxLength: 20 }), { seed: 7, numRuns: 500 })
  expect(some(anyCharacter)).toEqual(some('binary'))
})
