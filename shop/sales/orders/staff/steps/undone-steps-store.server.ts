import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../../../server/db/open.ts'
import type { AuditActor } from '../../../../core/activity-log/audit-log-store.server.ts'
import type { UndoneStepTable } from '../../tables.ts'

/** Finds the steps of an order with the ids of their e-mails. */
export const findSteps = (db: Database, orderId: number) =>
  db.selectFrom('order_steps').selectAll().where('order_id', '=', orderId).execute()

/** Records that a step was undone. */
export async function insertUndoneStep(
  tx: Database,
  step: Pick<Insertable<UndoneStepTable>, 'order_id' | 'status' | 'made_by' | 'made_at'>,
  by: AuditActor,
): Promise<void> {
  await tx
    .insertInto('undone_steps')
    .values({ ...step, undone_by: by.actorId, undone_at: by.now })
    .execute()
}

/** Finds the undone steps of an order, oldest first, with the authors of the step and of the undo. */
export const findUndoneSteps = (db: Database, orderId: number) =>
  db
    .selectFrom('undone_steps')
    .leftJoin('users as maker', 'maker.id', 'made_by')
    .leftJoin('users as undoer', 'undoer.id', 'undone_by')
    .select(['status', 'made_at', 'undone_at'])
    .select([nameOf('maker').as('made_by'), nameOf('undoer').as('undone_by')])
    .where('order_id', '=', orderId)
    .orderBy('undone_steps.id')
    .execute()

const nameOf = (user: string) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${user}.first_name`)}, nullif(${sql.ref(`${user}.last_name`)}, ''))`
