import type { Database } from '../../../../server/db/open.ts'
import { deleteOtherTypes } from '../../../../server/events/events-store.ts'
import { deleteSubscriber } from '../../../../server/events/subscribers-store.ts'
import { deleteJobsOf } from '../../../../server/jobs/jobs-store.ts'
import { subscriberOf } from '../extension-subscribers.server.ts'
import { taskJobsOf } from '../extension-tasks.server.ts'
import { deleteExtension } from '../extensions-store.server.ts'
import { dropSchema } from './extension-role.server.ts'

/**
 * Deletes the waiting events of a removed extension in batches: there may be more than one statement can delete. Call
 * before the transaction of `deleteExtensionData`.
 */
export const deleteWaitingEvents = (db: Database, name: string): Promise<void> =>
  deleteOtherTypes(db, subscriberOf(name), [])

/** Deletes everything that is stored of a locked extension: its tables, waiting events, jobs, settings and errors. */
export async function deleteExtensionData(tx: Database, name: string): Promise<void> {
  await deleteSubscriber(tx, subscriberOf(name))
  await deleteJobsOf(tx, taskJobsOf(name))
  await deleteExtension(tx, name)
  await dropSchema(tx, { name })
}
