import { expect, test } from 'vitest'
import { shutDown } from '../shut-down.ts'

test.each([
  ['SIGINT', ['SIGINT']],
  ['SIGQUIT', ['SIGINT', 'SIGQUIT']],
  ['SIGKILL', ['SIGINT', 'SIGQUIT', 'SIGKILL']],
] as const)('who goes with %s gets no signal after it, which might reach somebody else', async (last, expected) => {
  const { promise: gone, resolve } = Promise.withResolvers<void>()
  const sent: NodeJS.Signals[] = []
  const send = (signal: NodeJS.Signals) => {
    sent.push(signal)
    if (signal === last) resolve()
  }
  await shutDown(send, gone, 10)
  expect(sent).toEqual(expected)
})
