import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WITH_REACT } from '../../vite.bundled.ts'

interface Locked {
  packages: Record<string, { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> }>
}

test('every package that uses React is rendered with the one that is built for it', () => {
  const lock = readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lock) as Locked
  const users = Object.entries(packages)
    .filter(([path, { dependencies, peerDependencies }]) => path && 'react' in { ...dependencies, ...peerDependencies })
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
  expect([...new Set(['react', ...users])].sort()).toEqual([...WITH_REACT].sort())
})
