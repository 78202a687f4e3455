import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { tableStore } from '../../../core/admin-kit/resource/table-store.server.ts'

export const savedRepliesStore = tableStore('saved_replies', ['name', 'body'], 'position')

/** Sets the positions of saved replies, from 1. @param ids all of them, in order */
export async function placeSavedReplies(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update saved_replies set position = placed.position
    from unnest(${ids}::bigint[]) with ordinality as placed (id, position)
    where saved_replies.id = placed.id`.execute(tx)
}
