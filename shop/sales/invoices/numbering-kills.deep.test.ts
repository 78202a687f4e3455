import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startNumbering } from '../../../tests/fixtures/invoices/numbering-process.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { exampleInvoice } from './example-invoice.server.ts'

const DOCUMENTS = Number(process.env.DOCUMENTS ?? 5_000)
const PROCESSES = 8
/** Orders of one process. Each killed process is replaced by one with further orders. */
const ORDERS = 100_000
/** Longest life of a process in ms. It numbers some hundred invoices in this time. */
const LIFE_MS = 3_000

test('eight processes that are killed at random moments number 5,000 invoices without a gap', {
  timeout: 300_000,
}, async () => {
  await using shop = await openShop()
  const example = exampleInvoice(shop.services.identity(), shop.clock.now)
  const committed: string[] = []
  let started = 0
  /** Runs one process after the other. Each one is killed, at the latest when all invoices exist. */
  const runProcesses = async () => {
    while (committed.length < DOCUMENTS) {
      started += 1
      const settings = { example, firstOrder: started * ORDERS, now: shop.clock.now.toISOString() }
      const child = startNumbering({ connection: shop.connection, ...settings })
      child.on('message', (label: string) => committed.push(label))
      const ended = once(child, 'exit')
      const stop = new AbortController()
      const [first] = await Promise.race([once(child, 'message'), ended])
      expect(first, 'a process ended before its first invoice').toMatch(/^F/)
      await Promise.race([pause(Math.random() * LIFE_MS, undefined, { signal: stop.signal }), ended])
      child.kill('SIGKILL')
      await ended
      stop.abort()
    }
  }
  await Promise.all(Array.from({ length: PROCESSES }, runProcesses))

  const rows = await shop.db.selectFrom('documents').select(['number', 'label']).orderBy('number').execute()
  const last = rows.length
  expect(last).toBeGreaterThanOrEqual(DOCUMENTS)
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: last }, (_, place) => place + 1))
  // No acknowledged invoice is lost, and none has the number of another one.
  expect(new Set(committed).size).toBe(committed.length)
  const labels = new Set(rows.map(({ label }) => label))
  expect(committed.filter((label) => !labels.has(label))).toEqual([])
})
