import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asStarted } from './as-started.ts'

const root = join(import.meta.dirname, '..', '..', '..')

test('the container and the service start the shop with the options and the allocator that are measured', async () => {
  const { env, options } = await asStarted()
  const started = ['node_modules/.bin/node', ...options, 'build/program/main.js']
  const container = await readFile(join(root, 'Dockerfile'), 'utf8')
  const service = await readFile(join(root, 'docs', 'operations', 'comptoir.service'), 'utf8')
  expect(JSON.parse(/^CMD (.*)$/m.exec(container)?.[1] ?? 'null')).toEqual(started)
  expect(/^ExecStart=\/opt\/comptoir\/(.*)$/m.exec(service)?.[1]?.split(' ')).toEqual(started)
  const allocators = Object.keys(env).filter((name) => name.startsWith('MALLOC_'))
  expect(allocators).toHaveLength(3)
  for (const file of [container, service])
    for (const name of ['NODE_ENV', ...allocators]) expect(file).toMatch(new RegExp(`[ =]${name}=${env[name]}\\b`))
})
