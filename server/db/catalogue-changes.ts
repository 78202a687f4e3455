import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './open.ts'

const RETRY_MS = 500

export interface Listener {
  stop(): Promise<void>
}

/**
 * Tells when the catalogue changed, whoever changed it: this process, another one, or a person with psql.
 * After a lost connection it tells once more, because changes may have been missed.
 */
export function listenForCatalogueChanges(connection: Connection, changed: () => void): Listener {
  const stopping = new AbortController()
  let client: pg.Client | undefined

  const listen = async () => {
    while (!stopping.signal.aborted) {
      try {
        client = new pg.Client(connection)
        const lost = new Promise<void>((resolve) => client?.once('end', resolve))
        client.on('error', () => {})
        client.on('notification', changed)
        await client.connect()
        await client.query('listen catalogue_changed')
        changed()
        await lost
      } catch {
        await client?.end().catch(() => {})
      }
      await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const listening = listen()

  return {
    async stop() {
      stopping.abort()
      await client?.end().catch(() => {})
      await listening
    },
  }
}
