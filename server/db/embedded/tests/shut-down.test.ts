import { expect, test } from 'vitest'
import { shutDown } from '../shut-down.ts'

test.each([
  ['SIGINT', ['SIGINT']],
  ['SIGQUIT', ['SIGINT', 'SIGQUIT']],
  ['SIGKILL', ['SIGINT', 'SIGQUIT', 'SIGKILL']],
] as const)('sends no more signals to a process that ended with %s', async (last, expected) => {
  const { promise: gone, resolve } = Promise.withResolvers<void>()
  const sent: NodeJS.Signals[] = []
  const send = (signal: NodeJS.Signals) => {
    sent.push(signal)
    if (signal === last) resolve()
  }
  await shutDown(send, gone, 10)
  expect(sent).toEqual(expected)
})
