import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('runs at most the maximum concurrently, in order, and frees the slot after a failure too', async () => {
  const inTurn = limitConcurrency(2)
  let running = 0
  let most = 0
  const begun: number[] = []
  const work = (number: number) =>
    inTurn(async () => {
      begun.push(number)
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      if (number % 3 === 0) throw new Error('broken')
      return number
    })
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7]
  const answers = await Promise.allSettled(numbers.map(work))
  expect(answers.map(({ status }) => status === 'fulfilled')).toEqual(numbers.map((number) => number % 3 !== 0))
  expect(most).toBe(2)
  expect(begun).toEqual(numbers)
})

test('refuses tasks with a retry time when too many wait, and accepts them again once one is done', async () => {
  const inTurn = limitConcurrency(1, 2)
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const work = () =>
    inTurn(async () => {
      begun += 1
      await promise
    })
  const accepted = [work(), work(), work()]
  await expect(work()).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect([begun, inTurn.busy()]).toEqual([1, { running: 1, waiting: 2 }])
  resolve()
  await Promise.all(accepted)
  await work()
  expect([begun, inTurn.busy()]).toEqual([4, { running: 0, waiting: 0 }])
})
