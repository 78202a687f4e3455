import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const success = (text: string) => ({ kind: 'success' as const, text })
let shown: string[][]
let toasts: typeof import('./toast.ts')

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: true })
  shown = []
  toasts = await import('./toast.ts')
})
afterEach(() => vi.unstubAllGlobals())

const showThem = () => toasts.showToastsWith((messages) => shown.push(messages.map(({ text }) => text)))
const nextTask = () => new Promise((done) => setTimeout(done))

test('shows the messages of one action together', async () => {
  showThem()
  toasts.toast(success('Two products archived'))
  toasts.toast({ kind: 'error', text: 'One product has open orders' })
  await nextTask()
  expect(shown).toEqual([['Two products archived', 'One product has open orders']])
})

test('a later action replaces the messages of an earlier one while the toaster is still loading', async () => {
  toasts.toast(success('Removed from cart: Key'))
  await nextTask()
  toasts.toast(success('Removed from cart: Bowl'))
  await nextTask()
  showThem()
  expect(shown).toEqual([['Removed from cart: Bowl']])
})

test('loads the toaster with the first message', async () => {
  const load = vi.fn()
  toasts.onFirstToast(load, () => {})
  expect(load).not.toHaveBeenCalled()
  toasts.toast(success('Saved'))
  expect(load).toHaveBeenCalledOnce()
})

test('shows a plain message offline without loading the toaster', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn()
  const plain = vi.fn()
  toasts.onFirstToast(load, plain)
  toasts.toast(success('Saved'))
  expect(load).not.toHaveBeenCalled()
  expect(plain).toHaveBeenCalledWith(success('Saved'))
})
