import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/open.ts'
import { readSecret } from '../../../server/start/secret.ts'
import { postmasterOf } from '../../databases/postmaster.ts'
import { embeddedIn } from '../../databases/shop-database.ts'
import { often } from '../../deep.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { findInconsistencies } from '../../processes/find-inconsistencies.ts'
import { fillMixedShop } from '../../processes/mixed-shop.ts'
import { nothingAcknowledged, writeMixed } from '../../processes/mixed-writes.ts'
import { startShopServer } from '../../processes/shop-process.ts'
import { until } from '../../processes/until.ts'
import { withoutOtherLoad } from '../../shortest-of.ts'

/** Each kill takes some seconds. More: `KILLS=20 npx vitest run tests/process/kills/killed-mixed.deep.test.ts`. */
const KILLS = often(2, 'KILLS')
const BACK_WITHIN_MS = 5_000
const LONGEST_WRITING_MS = 1_500
const VICTIMS = ['both', 'database', 'shop'] as const

test('after kills during mixed writes, all acknowledged data exists and is complete', {
  timeout: 60_000 + KILLS * 30_000,
}, async () => {
  await using folder = await emptyFolder()
  const settings = { DATA_DIR: folder.path, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  await using db = openDatabase(embeddedIn(folder.path))
  const acknowledged = nothingAcknowledged()
  const late: number[] = []
  let shop = await startShopServer(settings)
  try {
    const things = await fillMixedShop(db)
    const secret = await readSecret(folder.path)
    for (let kill = 0; kill < KILLS; kill += 1) {
      const victim = VICTIMS[kill % VICTIMS.length]
      const writing = writeMixed(
        { ask: shop.ask, db, secret, shop: things, acknowledged },
        new AbortController().signal,
      )
      const before = acknowledged.messages.length
      await until(() => acknowledged.messages.length > before + 1)
      await pause(Math.random() * LONGEST_WRITING_MS)

      const postmaster = await postmasterOf(folder.path)
      if (victim !== 'shop') process.kill(postmaster, 'SIGKILL')
      if (victim !== 'database') await shop.kill()
      await writing
      const killed = performance.now()
      if (victim !== 'database') shop = await startShopServer(settings)
      // A backend may outlive its postmaster briefly, and shared memory may outlive both.
      await until(() => isBack(folder.path))
      await until(async () => (await shop.ask('/readyz')).status === 200)
      for (const path of ['/', '/api/product/?page_size=1'])
        await until(async () => (await shop.ask(path)).status === 200)
      const took = withoutOtherLoad(performance.now() - killed)
      if (took > BACK_WITHIN_MS) late.push(took)

      expect([kill, victim, await findInconsistencies(db, folder.path, things, acknowledged)]).toEqual([
        kill,
        victim,
        [],
      ])
      const token = acknowledged.signedUp.at(-1)
      if (token)
        expect((await shop.ask('/api/user/', { headers: { authorization: `Token ${token}` } })).status).toBe(200)
    }
    expect(late).toEqual([])
    expect(acknowledged.messages.length).toBeGreaterThan(KILLS)
  } finally {
    await shop.stop()
  }
})

/** Returns whether the database accepts a new connection. */
async function isBack(dataDir: string): Promise<boolean> {
  await using db = openDatabase(embeddedIn(dataDir))
  return await sql`select`.execute(db).then(
    () => true,
    () => false,
  )
}
