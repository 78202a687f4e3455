import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './open.ts'

const RETRY_MS = 500
/** How often the connection is tried, so that one which a network swallowed is noticed. */
const ALIVE_EVERY_MS = 10_000
const TIMEOUT_MS = 5_000
const LEAVE_WITHIN_MS = 500

export interface Listener {
  stop(): Promise<void>
}

/** What a commit has changed: things by their tags, by an edit or by a sale; null when anything may have changed. */
export type CatalogueChange = { tags: readonly string[]; isSale: boolean } | null

/** Reads a notice of the triggers: `sale =stock:7`, `edit product:7 search`. One that says nothing else is of anything. */
function readNotice(notice: string | undefined): CatalogueChange {
  const [kind, ...tags] = notice?.split(' ') ?? []
  return (kind === 'edit' || kind === 'sale') && tags.length > 0 ? { tags, isSale: kind === 'sale' } : null
}

/**
 * Tells when the catalogue changed, whoever changed it: this process, another one, or a person with psql.
 * After a lost connection it tells that anything may have changed, because notices may have been missed.
 */
export function listenForCatalogueChanges(
  connection: Connection,
  changed: (change: CatalogueChange) => void,
): Listener {
  const stopping = new AbortController()
  let client: pg.Client | undefined

  const listen = async () => {
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
        client.on('notification', ({ payload }) => changed(readNotice(payload)))
        await client.connect()
        await client.query('listen catalogue_changed')
        changed(null)
        await Promise.race([lost, untilSilent(client, stopping.signal)])
        throw new Error('The connection was lost.')
      } catch {
        await client?.end().catch(() => {})
      }
      await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  void listen()

  return {
    async stop() {
      stopping.abort()
      // A client that is connecting, or whose network is gone, never says that it has ended.
      const ended = client?.end().catch(() => {})
      await Promise.race([ended, pause(LEAVE_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** Resolves when a connection no longer answers (or nobody needs it any more). */
async function untilSilent(client: pg.Client, stop: AbortSignal): Promise<void> {
  for (;;) {
    const stopped = await pause(ALIVE_EVERY_MS, false, { signal: stop }).catch(() => true)
    if (stopped) return
    const answers = await client.query('select').then(
      () => true,
      () => false,
    )
    if (!answers) return
  }
}
