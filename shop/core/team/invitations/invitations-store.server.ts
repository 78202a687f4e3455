import { createHash } from 'node:crypto'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { StaffRole } from '../../../../lib/staff/staff-role.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { Schema } from '../../../../server/db/schema.ts'
import { DAY } from '../../../../server/durations.ts'
import type { Invitation } from '../team.contract.ts'

/** Validity of an invitation in days. */
export const HOLDS_FOR_DAYS = 7
/** How long an ended invitation is stored, to explain its link and to name it in the audit log. */
const KEPT_FOR_MS = 30 * DAY

export type StaffInvitation = Selectable<Schema['staff_invitations']>

/** Returns the stored hash of a code. */
const invitationHash = (code: string): Buffer => createHash('sha256').update(code).digest()

const endOf = (now: Date) => new Date(now.getTime() + HOLDS_FOR_DAYS * DAY)

interface NewInvitation {
  email: string
  role: StaffRole
  code: string
  invitedBy: number
  now: Date
}

/** Invites an address; undefined, without changes, if it has an open invitation. */
export async function insertInvitation(tx: Database, given: NewInvitation): Promise<number | undefined> {
  const { email, role, code, invitedBy, now } = given
  const inserted = await tx
    .insertInto('staff_invitations')
    .values({
      ...{ email, role, invited_by: invitedBy },
      ...{ code_hash: invitationHash(code), sent_at: now, expires_at: endOf(now) },
    })
    .onConflict((open) =>
      open.column('email_key').where('accepted_at', 'is', null).where('withdrawn_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

const isOpen = sql<boolean>`accepted_at is null and withdrawn_at is null`

interface Renewal {
  id: number
  code: string
  invitedBy: number
  now: Date
}

/** Gives an open invitation a new code, sender and expiry; undefined if it is not open. */
export const renewInvitation = (tx: Database, { id, code, invitedBy, now }: Renewal) =>
  tx
    .updateTable('staff_invitations')
    .set({ code_hash: invitationHash(code), invited_by: invitedBy, sent_at: now, expires_at: endOf(now) })
    .where('id', '=', id)
    .where(isOpen)
    .returning(['id', 'email', 'role'])
    .executeTakeFirst()

/** Withdraws an open invitation; undefined if it is not open. */
export const closeInvitation = (tx: Database, id: number, now: Date) =>
  tx
    .updateTable('staff_invitations')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where(isOpen)
    .returning(['id', 'role'])
    .executeTakeFirst()

/** Withdraws all open invitations of a sender. @returns the withdrawn invitations, ordered by id */
export async function closeInvitationsFrom(
  tx: Database,
  senderId: number,
  now: Date,
): Promise<{ id: number; role: StaffRole }[]> {
  const { rows } = await sql<{ id: number; role: StaffRole }>`
    with open as (
      select id from staff_invitations where invited_by = ${senderId} and ${isOpen} order by id for update)
    update staff_invitations set withdrawn_at = ${now} from open
    where staff_invitations.id = open.id
    returning staff_invitations.id, role`.execute(tx)
  return rows.toSorted((one, other) => one.id - other.id)
}

/** Returns the invitation of a code; undefined if no current link has it. */
export const findInvitation = (db: Database, code: string): Promise<StaffInvitation | undefined> =>
  db.selectFrom('staff_invitations').selectAll().where('code_hash', '=', invitationHash(code)).executeTakeFirst()

/** Returns the invitation of a code and locks it until the transaction ends. Lock the accepting account first. */
export const lockInvitation = (tx: Database, code: string): Promise<StaffInvitation | undefined> =>
  tx
    .selectFrom('staff_invitations')
    .selectAll()
    .where('code_hash', '=', invitationHash(code))
    .forUpdate()
    .executeTakeFirst()

/** Marks an invitation as accepted. */
export async function markAccepted(tx: Database, id: number, now: Date): Promise<void> {
  await tx.updateTable('staff_invitations').set({ accepted_at: now }).where('id', '=', id).execute()
}

/** Returns open invitations, last sent first, or one of them. */
export async function findInvitations(db: Database, now: Date, id?: number): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .leftJoin('users', 'users.id', 'invited_by')
    .select(['staff_invitations.id', 'staff_invitations.email', 'role', 'sent_at', 'expires_at'])
    .select(sql<string | null>`nullif(concat_ws(' ', first_name, nullif(last_name, '')), '')`.as('invited_by'))
    .where(isOpen)
    .$if(id !== undefined, (all) => all.where('staff_invitations.id', '=', id ?? 0))
    .orderBy('sent_at', 'desc')
    .orderBy('staff_invitations.id', 'desc')
    .execute()
  return rows.map(({ sent_at, expires_at, ...invitation }) => ({
    ...invitation,
    time_sent: sent_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_expired: expires_at <= now,
  }))
}

/** Deletes invitations that were accepted, withdrawn or expired long ago. */
export async function sweepInvitations(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR_MS)
  await db
    .deleteFrom('staff_invitations')
    .where(sql<boolean>`coalesce(accepted_at, withdrawn_at, expires_at) < ${before}`)
    .execute()
}

/**
 * Deletes the invitations of addresses.
 * @param addresses a relation of `key` (address) and `until` (end of ownership)
 */
export async function deleteInvitationsOf(tx: Database, addresses: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from staff_invitations using ${addresses} as had
    where staff_invitations.sent_at <= until and staff_invitations.email_key = key`.execute(tx)
}
