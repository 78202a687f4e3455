import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSecret } from './secret.ts'

test('gives all processes that open a new folder concurrently the same secret, and leaves no other file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readSecret(folder)))
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
  expect(secrets[0]).toHaveLength(32)
  expect(await readSecret(folder)).toEqual(secrets[0])
  expect(await readdir(folder)).toEqual(['secret'])
})
