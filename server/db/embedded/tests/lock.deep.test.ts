import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isRunning, postmasterOf } from '../../../../tests/databases/postmaster.ts'
import { makeFolder, scratchFolder } from '../../../../tests/empty-folder.ts'
import { query, startEmbeddedShop } from './shop-process.fixture.ts'

const open = (folder: string) => startEmbeddedShop({ dataDir: folder })
let dataDir: string
beforeAll(async () => {
  dataDir = await makeFolder()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('refuses a second shop on any path to the same data folder, with the pid of the first', async () => {
  const first = open(dataDir)
  await first.ready()
  const sidePath = join(await scratchFolder(), 'link')
  await symlink(dataDir, sidePath)
  for (const path of [dataDir, sidePath]) {
    const sentence = `Another shop (pid ${first.pid}) is running on the folder ${path}.`
    expect(await open(path).refused()).toBe(sentence)
  }
})

test('opens for exactly one of many shops that start concurrently', async () => {
  const shops = Array.from({ length: 4 }, () => open(dataDir))
  const outcomes = await Promise.allSettled(shops.map((shop) => shop.ready()))
  const winners = shops.filter((_, index) => outcomes[index]?.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  for (const loser of shops.filter((shop) => shop !== winners[0])) {
    expect(await loser.refused()).toBe(`Another shop (pid ${winners[0]?.pid}) is running on the folder ${dataDir}.`)
  }
})

test('never mistakes another process with a reused pid for a shop or its database', async () => {
  const cluster = join(dataDir, 'postgres')
  const shop = open(dataDir)
  await shop.ready()
  const left = await readFile(join(cluster, 'postmaster.pid'), 'utf8')
  await shop.stop()

  const sleeper = spawn('sleep', ['60'], { cwd: cluster })
  onTestFinished(() => void sleeper.kill())
  await once(sleeper, 'spawn')
  const elsewhere = await scratchFolder()
  await open(elsewhere).ready()

  for (const stranger of [sleeper.pid ?? 0, await postmasterOf(elsewhere)]) {
    await writeFile(join(cluster, 'postmaster.pid'), left.replace(/^\d+/, String(stranger)))
    await writeFile(join(dataDir, 'shop.pid'), `${stranger}\n`)
    const next = open(dataDir)
    await query(await next.ready(), 'select')
    await next.stop()
    expect(isRunning(stranger)).toBe(true)
  }
})
