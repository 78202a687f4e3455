import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test('who asks in the same turn shares a question, and each gets their own answer; the next turn asks anew', async () => {
  const asked: (readonly number[])[] = []
  const double = inBatches(async (numbers: readonly number[]) => {
    asked.push(numbers)
    return numbers.map((number) => 2 * number)
  })
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2])
  expect(await double(3)).toBe(6)
  expect(asked).toEqual([[1, 2, 1], [3]])
})

test('a crowd is asked for in parts, and what fails fails for whom it was asked', async () => {
  const sizes: number[] = []
  const find = inBatches(async (numbers: readonly number[]) => {
    sizes.push(numbers.length)
    if (numbers.includes(100)) throw new Error('away')
    return numbers
  })
  const answers = await Promise.allSettled(Array.from({ length: 130 }, (_, number) => find(number)))
  expect(sizes).toEqual([64, 64, 2])
  expect(answers.map(({ status }, number) => [number, status]).filter(([, status]) => status === 'rejected')).toEqual(
    Array.from({ length: 64 }, (_, place) => [64 + place, 'rejected']),
  )
  await setImmediate()
  expect(sizes).toHaveLength(3)
})
