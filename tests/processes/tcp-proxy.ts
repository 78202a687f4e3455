import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { databaseUrl } from '../databases/other-database.ts'

interface TcpProxy extends AsyncDisposable {
  /** The `DATABASE_URL` of the proxy. */
  url: string
  /** @param how silent: accepts connections without forwarding them */
  open(how?: 'silent'): Promise<void>
  /** Closes all connections and rejects new ones. */
  close(): Promise<void>
}

/** Opens a TCP proxy to a database that tests can interrupt. */
export async function tcpProxy(place: Parameters<typeof databaseUrl>[0]): Promise<TcpProxy> {
  const travellers = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    if (isSilent) return void travellers.add(near.on('error', () => {}).resume())
    const far = connect(join(place.host, `.s.PGSQL.${place.port}`))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      travellers.add(from)
      from.on('error', () => {}).on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  let port = 0
  const open = async (how?: 'silent') => {
    isSilent = how === 'silent'
    await once(server.listen(port, '127.0.0.1'), 'listening')
    const address = server.address()
    if (typeof address === 'object' && address) port = address.port
  }
  const close = async () => {
    const closed = once(server.close(), 'close')
    for (const traveller of travellers) traveller.destroy()
    travellers.clear()
    await closed
  }
  await open()
  return { url: databaseUrl({ ...place, host: '127.0.0.1', port }), open, close, [Symbol.asyncDispose]: close }
}
