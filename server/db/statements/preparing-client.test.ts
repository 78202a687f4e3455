import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { PreparingClient } from '../prepared.ts'

/** Opens a connection through a network that can be told to swallow what the database answers. */
async function connected(responseTimeoutMs: number) {
  const address = inject('cluster')
  const sockets: Socket[] = []
  let isSwallowing = false
  const network = createServer((near) => {
    const far = connect(join(address.host, `.s.PGSQL.${address.port}`))
    sockets.push(near, far)
    near.pipe(far)
    far.on('data', (bytes) => isSwallowing || near.write(bytes))
    for (const socket of [near, far]) socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(network, 'listening')
  const { port } = network.address() as AddressInfo
  const client = new PreparingClient({ ...address, host: '127.0.0.1', port, responseTimeoutMs })
  client.on('error', () => {})
  onTestFinished(async () => {
    await client.end()
    for (const socket of sockets) socket.destroy()
    network.close()
  })
  await client.connect()
  return { client, swallow: () => (isSwallowing = true) }
}

test('an answer that a network swallows is taken for lost, with all that wait behind it', async () => {
  const { client, swallow } = await connected(100)
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  swallow()
  const asked = [client.query('select 2'), client.query('select $1::int', [3])]
  expect(await Promise.allSettled(asked)).toMatchObject(
    asked.map(() => ({ status: 'rejected', reason: { message: 'The database has not answered.' } })),
  )
})

test('a connection that nobody asks may be silent for as long as it likes', async () => {
  const { client } = await connected(50)
  await client.query('select 1')
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  await once(stream, 'timeout')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('who is called back is called back, and a refusal is told either way', async () => {
  const { client } = await connected(10_000)
  const told = Promise.withResolvers<unknown[]>()
  client.query('select 1 as one', (_error: Error, { rows }: { rows: unknown[] }) => told.resolve(rows))
  expect(await told.promise).toEqual([{ one: 1 }])
  await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  expect((await client.query('select $1::int as three', [3])).rows).toEqual([{ three: 3 }])
})
