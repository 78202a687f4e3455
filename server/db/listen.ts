import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './open.ts'
import { refuseReadOnly } from './read-only.ts'

const RETRY_MS = 500
/** How often the connection is checked, in ms, to detect a lost one and a server that has become a standby. */
const ALIVE_EVERY_MS = 1_000
const TIMEOUT_MS = 5_000
const LEAVE_WITHIN_MS = 500

export interface Listener {
  stop(): Promise<void>
}

/**
 * Listens to the database's notification channels on one connection. Reconnects after a loss.
 * @param channels callbacks by channel; called with the payload, or with undefined when notifications may have been
 * missed
 * @param onDisconnect called when notifications stop: before the first connection and when it is lost
 */
export function listen(
  connection: Connection,
  channels: Record<string, (payload: string | undefined) => void>,
  onDisconnect: () => void = () => {},
): Listener {
  const stopping = new AbortController()
  let client: pg.Client | undefined

  const stayConnected = async () => {
    onDisconnect()
    while (!stopping.signal.aborted) {
      try {
        client = new pg.Client({
          ...connection,
          connectionTimeoutMillis: TIMEOUT_MS,
          query_timeout: TIMEOUT_MS,
          keepAlive: true,
        })
        const lost = new Promise<void>((resolve) => client?.once('end', resolve))
        client.on('error', () => {})
        client.on('notification', ({ channel, payload }) => channels[channel]?.(payload))
        await client.connect()
        const listens = Object.keys(channels).map((channel) => `listen ${pg.escapeIdentifier(channel)}`)
        const check = async (of: pg.Client) => {
          await refuseReadOnly(of)
          // Repeated `listen` statements have no effect.
          await of.query(listens.join('; '))
        }
        await check(client)
        for (const notified of Object.values(channels)) notified(undefined)
        await Promise.race([lost, untilFailing(client, check, stopping.signal)])
        throw new Error('The connection was lost.')
      } catch {
        onDisconnect()
        await client?.end().catch(() => {})
      }
      await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  void stayConnected()

  return {
    async stop() {
      stopping.abort()
      // A client that is connecting or has lost its network never confirms its end.
      const ended = client?.end().catch(() => {})
      await Promise.race([ended, pause(LEAVE_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** Resolves when the check of a connection fails or `stop` aborts. */
async function untilFailing(
  client: pg.Client,
  check: (client: pg.Client) => Promise<void>,
  stop: AbortSignal,
): Promise<void> {
  for (;;) {
    const stopped = await pause(ALIVE_EVERY_MS, false, { signal: stop }).catch(() => true)
    if (stopped) return
    const isAlive = await check(client).then(
      () => true,
      () => false,
    )
    if (!isAlive) return
  }
}
