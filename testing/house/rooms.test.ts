import { glob, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const IMPORT = /(?:from|import) ?\(?\s*'(\.{1,2}\/[^']+)'/g

/** Rooms of `shop/` that may know each other, and why. */
const NEIGHBOURS: readonly [one: string, other: string, why: string][] = [
  [
    'catalogue',
    'reviews',
    'the answer about a product shows its best reviews, and a review is written about a variant of a product',
  ],
]

/** The first folder below `shop/`: `listOrders` for shop/orders/staff/order-card.tsx, undefined for what lies in `shop/` itself. */
const roomOf = (path: string) => /^shop\/([^/]+)\//.exec(path)?.[1]

test('no two rooms of the shop depend on each other, in a circle of any length', async () => {
  const files = await Array.fromAsync(
    glob('shop/**/*.{ts,tsx}', { cwd: root, exclude: (path) => /\.test\.tsx?$/.test(path) }),
  )
  const needs = new Map<string, Set<string>>()
  for (const file of files) {
    const room = roomOf(file)
    if (room === undefined) continue
    const text = await readFile(join(root, file), 'utf8')
    for (const [, path = ''] of text.matchAll(IMPORT)) {
      const other = roomOf(normalize(join(dirname(file), path)))
      if (other === undefined || other === room) continue
      if (NEIGHBOURS.some(([one, two]) => room === one && other === two)) continue
      needs.set(room, (needs.get(room) ?? new Set()).add(other))
    }
  }
  expect(needs.size).toBeGreaterThan(15)
  const circles = [...needs.keys()].filter((room) => reached(room, needs).has(room))
  expect(circles).toEqual([])
})

test('no folder holds more than fifteen loose files of code', async () => {
  const files = await Array.fromAsync(
    glob('{shop,server,lib,commands,demo,testing,e2e,bench}/**/*.{ts,tsx,mjs,css}', { cwd: root }),
  )
  const folders = Map.groupBy(files, dirname)
  const full = [...folders]
    .filter(([, inside]) => inside.length > 15)
    .map(([folder, { length }]) => `${folder}: ${length}`)
  expect(full).toEqual([])
})

/** All rooms that a room needs, directly or through others. */
function reached(room: string, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>()
  const toVisit = [room]
  for (const next of toVisit) {
    for (const other of needs.get(next) ?? []) {
      if (!found.has(other)) toVisit.push(other)
      found.add(other)
    }
  }
  return found
}
