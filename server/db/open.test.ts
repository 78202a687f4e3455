import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from './open.ts'

/** Opens a database behind a proxy that can drop all responses on the open connections. */
async function openBehindNetwork(responseTimeoutMs: number) {
  const address = inject('cluster')
  const sockets: Socket[] = []
  const silent = new WeakSet<Socket>()
  const network = createServer((near) => {
    const far = connect(join(address.host, `.s.PGSQL.${address.port}`))
    sockets.push(near, far)
    near.pipe(far)
    far.on('data', (bytes) => silent.has(far) || near.write(bytes))
    for (const socket of [near, far]) socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(network, 'listening')
  const { port } = network.address() as AddressInfo
  const db = openDatabase({ ...address, host: '127.0.0.1', port }, { responseTimeoutMs })
  onTestFinished(async () => {
    await db.destroy()
    for (const socket of sockets) socket.destroy()
    network.close()
  })
  const loseAnswers = () => {
    for (const socket of sockets) silent.add(socket)
  }
  return { db, loseAnswers }
}

const selectOne = async (db: Database) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows

test('closes a connection after a lost response and runs the next query on a new one', async () => {
  const { db, loseAnswers } = await openBehindNetwork(1_000)
  expect(await selectOne(db)).toEqual([{ one: 1 }])
  loseAnswers()
  await expect(selectOne(db)).rejects.toThrow('Query read timeout')
  expect(await selectOne(db)).toEqual([{ one: 1 }])
})

test('rejects a transaction after a lost response without waiting for its rollback', async () => {
  const { db, loseAnswers } = await openBehindNetwork(1_000)
  const lost = db.transaction().execute(async (tx) => {
    await selectOne(tx)
    loseAnswers()
    await selectOne(tx)
  })
  await expect(lost).rejects.toThrow()
  expect(await selectOne(db)).toEqual([{ one: 1 }])
})

test('turns the compilation of statements off on each connection', async () => {
  const db = openDatabase(inject('cluster'))
  onTestFinished(() => db.destroy())
  const { rows } = await sql`select setting, source from pg_settings where name = 'jit'`.execute(db)
  expect(rows).toEqual([{ setting: 'off', source: 'client' }])
})
