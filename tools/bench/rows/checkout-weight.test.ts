import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { BUDGETS } from '../budgets.ts'

const ASSETS = join(import.meta.dirname, '..', '..', '..', 'build', 'client', 'assets')
const IMPORTED = /(?:from|import)\s*"\.\/([^"]+\.js)"/g

/** Adds to those that are known the files that a file loads, itself among them. */
async function loadedBy(file: string, known: Map<string, number>): Promise<Map<string, number>> {
  if (known.has(file)) return known
  const source = await readFile(join(ASSETS, file))
  known.set(file, gzipSync(source, { level: 9 }).length)
  for (const [, next = ''] of source.toString().matchAll(IMPORTED)) await loadedBy(basename(next), known)
  return known
}

test('the checkout of a shop that sells loads no more script of its own than its budget', async () => {
  const files = await readdir(ASSETS)
  const built = (name: string) => files.filter((file) => file.startsWith(name) && file.endsWith('.js'))
  const around = new Map<string, number>()
  // What stands around every screen, and the parts of forms, which whoever has logged in has.
  for (const name of ['entry.client-', 'root-', 'customer-layout-', 'login.page-'])
    for (const file of built(name)) await loadedBy(file, around)
  const all = new Map(around)
  const own = [...built('checkout.page-'), ...built('checkout-screen-')]
  expect(own).toHaveLength(2)
  for (const file of own) await loadedBy(file, all)
  const bytes = [...all].reduce((sum, [file, size]) => (around.has(file) ? sum : sum + size), 0)
  expect(bytes, `the checkout loads ${bytes} bytes of script`).toBeLessThanOrEqual(BUDGETS.checkoutScriptBytes)
  expect(bytes).toBeGreaterThan(5_000)
})
