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

test('where it is asked to, a batch waits for the one before, takes no two of the same, and fails only for whom it has to', async () => {
  const asked: (readonly string[])[] = []
  const held = Promise.withResolvers<void>()
  const find = inBatches(
    async (names: readonly string[]) => {
      asked.push(names)
      await held.promise
      if (names.includes('fails')) throw new Error('bad')
      // What takes longer holds nobody up.
      return names.map((name) => (name === 'slow' ? setImmediate(name) : name))
    },
    { retryAlone: true, maxConcurrent: 1, apart: (name) => name[0] },
  )
  const first = ['a1', 'slow', 'a2'].map(find)
  await setImmediate()
  const second = Promise.allSettled(['b', 'fails', 'c'].map(find))
  await setImmediate()
  expect(asked).toEqual([['a1', 'slow']])
  held.resolve()
  expect(await Promise.all(first)).toEqual(['a1', 'slow', 'a2'])
  expect(await second).toMatchObject([{ value: 'b' }, { reason: { message: 'bad' } }, { value: 'c' }])
  expect(asked).toEqual([['a1', 'slow'], ['a2', 'b', 'fails', 'c'], ['a2'], ['b'], ['fails'], ['c']])
})

test('no more batches than that are under way, and the next one takes all who wait by then', async () => {
  const asked: (readonly string[])[] = []
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const find = inBatches(
    async (names: readonly string[]) => {
      asked.push(names)
      await (names.includes('held') ? held : free).promise
      return names
    },
    { maxConcurrent: 2 },
  )
  const answers: Promise<string>[] = []
  for (const name of ['held', 'free', 'later', 'last']) {
    answers.push(find(name))
    await setImmediate()
  }
  expect(asked).toEqual([['held'], ['free']])
  free.resolve()
  expect(await Promise.all(answers.slice(1))).toEqual(['free', 'later', 'last'])
  expect(asked).toEqual([['held'], ['free'], ['later', 'last']])
  held.resolve()
  expect(await answers[0]).toBe('held')
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
