import { expect, test } from 'vitest'
import { startLoop } from './start-loop.ts'

test('logs the first error of each kind since the last success', async () => {
  const stopping = new AbortController()
  const failures: string[] = []
  const rounds: (string | undefined)[] = ['57P01', '57P01', '40P01', '57P01', undefined, '57P01']
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const loop = startLoop(
    stopping.signal,
    async () => {
      const isLast = rounds.length === 0
      if (isLast) end()
      else setImmediate(() => loop.wake())
      const code = rounds.shift()
      if (code) throw Object.assign(new Error('Refused'), { code })
      return 0
    },
    ({ reason }) => void failures.push(reason),
  )
  await ended
  stopping.abort()
  await loop.ended
  expect(failures).toEqual(['57P01', '40P01', '57P01'])
})
