import { glob, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

const TESTS = '{lib,server,shop,demo,tests,tools}/**/*.test.ts'
const MODULES = ['{lib,server,shop,demo,tests,tools}/**/*.{ts,tsx}', '*.ts']
const IMPORTED = /from '(\.{1,2}\/[^']+)'/g

/** Which test files probably see a mutation of a source, the nearest first. */
export interface Covering {
  /** All unit and API tests. */
  all: string[]
  /** The tests of its folder, and those that import it. */
  near(path: string): string[]
  /** The tests of the folders that use it, directly or by one step, and of the rooms around those. */
  wider(path: string): string[]
}

export async function covering(root: string): Promise<Covering> {
  const all = (await Array.fromAsync(glob(TESTS, { cwd: root }))).sort()
  const importers = new Map<string, Set<string>>()
  for await (const path of glob(MODULES, { cwd: root })) {
    for (const [, imported = ''] of (await readFile(join(root, path), 'utf8')).matchAll(IMPORTED)) {
      const module = normalize(join(dirname(path), imported))
      importers.set(module, (importers.get(module) ?? new Set()).add(path))
    }
  }
  const usersOf = (path: string) => [...(importers.get(path) ?? [])]
  const testsIn = (folders: Set<string>) => all.filter((test) => folders.has(dirname(test)))
  const near = (path: string) => [
    ...new Set([...testsIn(new Set([dirname(path)])), ...usersOf(path).filter((user) => all.includes(user))]),
  ]
  return {
    all,
    near,
    wider: (path) => {
      const users = usersOf(path)
      const folders = new Set(
        [path, ...users, ...users.flatMap(usersOf)].flatMap((user) => [dirname(user), roomOf(user)]),
      )
      const seen = new Set(near(path))
      return testsIn(folders).filter((test) => !seen.has(test))
    },
  }
}

/** The room that a file of the shop belongs to (`shop/sales/orders` for one in shop/sales/orders/staff), whose tests are about all of it. */
const roomOf = (path: string) => path.split('/').slice(0, 2).join('/')
