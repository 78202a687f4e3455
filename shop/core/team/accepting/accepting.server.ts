import { href } from 'react-router'
import type { Database } from '../../../../server/db/open.ts'
import { bodyErrors } from '../../../../server/http/field-errors.ts'
import { refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import {
  findOwners,
  findUser,
  findUserByEmail,
  insertUser,
  lockVerifiedUser,
} from '../../accounts/users/users-store.server.ts'
import { recordAudit } from '../../activity-log/audit-log-store.server.ts'
import { existing, findCurrentUser } from '../../auth/current-user.server.ts'
import { requireUser } from '../../auth/guards/allow.server.ts'
import { startOf, userWithToken } from '../../auth/login/begin-session.server.ts'
import { hashPassword, passwordError, queuePasswordCheck } from '../../auth/passwords/password.server.ts'
import { assignStaffRole } from '../../auth/staff.server.ts'
import {
  findInvitation,
  lockInvitation,
  markAccepted,
  type StaffInvitation,
} from '../invitations/invitations-store.server.ts'
import { memberJoinedEmail } from '../team-emails.server.ts'
import { acceptInvitation, joinTeam, readInvitation } from './accepting.contract.ts'

const UNKNOWN = 'This link is incomplete or has been replaced. Use the link of the latest e-mail.'
const ACCEPTED = 'This invitation has already been accepted.'
const WITHDRAWN = 'This invitation has been revoked.'
const EXPIRED = 'This invitation has expired. Ask the sender for a new one.'
const HAS_ACCOUNT = 'This address already has an account. Log in, then accept the invitation.'

/** Registers the endpoints for invited people. */
export function acceptingEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, identity, publicUrl } = services

  /** Gives an account the role of an invitation; owners stay owners. E-mails every other owner. */
  async function join(
    tx: Database,
    id: number,
    before: StaffInvitation['role'] | null,
    invitation: StaffInvitation,
    now: Date,
  ): Promise<void> {
    await markAccepted(tx, invitation.id, now)
    if (before === 'owner' || before === invitation.role) return
    await assignStaffRole(tx, id, invitation.role, { actorId: id, now })
    const change = { field: 'role', old: before, new: invitation.role }
    await recordAudit(tx, { kind: 'member', id }, [change], { actorId: id, now })
    await notifyOwners(tx, id, invitation, now)
  }

  async function notifyOwners(tx: Database, memberId: number, invitation: StaffInvitation, now: Date): Promise<void> {
    const sender = invitation.invited_by === null ? undefined : await findUser(tx, invitation.invited_by)
    const member = await findUser(tx, memberId)
    const address = `${publicUrl()}${href('/admin/team')}`
    for (const owner of await findOwners(tx)) {
      if (!member || owner.id === memberId) continue
      const joined = {
        member: fullName(member) ?? member.email,
        email: member.email,
        role: invitation.role,
        sender: fullName(sender),
      }
      const build = () =>
        memberJoinedEmail(identity().name, { to: owner.email, name: owner.first_name, ...joined, address })
      await enqueueEmail(tx, renderEmail(owner.language, build, services), now)
    }
  }

  app.route({
    ...readInvitation,
    handler: async ({ body }) => {
      const { email, role, invited_by } = requireValid(await findInvitation(db, body.code), clock())
      const [inviter, owner] = [
        invited_by === null ? undefined : await findUser(db, invited_by),
        await findUserByEmail(db, email),
      ]
      return { email, role, invited_by: fullName(inviter) ?? null, has_account: owner !== undefined }
    },
  })

  app.route({
    ...acceptInvitation,
    handler: async (request) => {
      const { id } = requireUser(request)
      const { code } = request.body
      const now = clock()
      return db.transaction().execute(async (tx) => {
        const { email } = requireValid(await findInvitation(tx, code), now)
        const account = await lockVerifiedUser(tx, email)
        if (account?.id !== id)
          throw refuse(`This invitation is for ${email}. Log in with the account for that address.`, 403)
        const invitation = requireValid(await lockInvitation(tx, code), now)
        await join(tx, id, account.staff_role, invitation, now)
        return existing(await findCurrentUser(tx, id))
      })
    },
  })

  app.route({
    ...joinTeam,
    attachValidation: true,
    handler: async (request) => {
      const errors = bodyErrors(request)
      if (errors.code) throw refuseFields(errors)
      const { code, password, first_name, last_name } = request.body
      const { email } = requireValid(await findInvitation(db, code), clock())
      const error = errors.password
        ? undefined
        : passwordError(password, email, [first_name, last_name, identity().name])
      if (error) errors.password = [error]
      if (Object.keys(errors).length > 0) throw refuseFields(errors)
      const password_hash = await queuePasswordCheck(() => hashPassword(password))
      const now = clock()
      return db.transaction().execute(async (tx) => {
        const invitation = requireValid(await lockInvitation(tx, code), now)
        const created = await insertUser(tx, { email, first_name, last_name, password_hash }, now)
        if (!created) throw refuse(HAS_ACCOUNT, 409, 'already_done')
        request.account = created.id
        await join(tx, created.id, null, invitation, now)
        return userWithToken(tx, { id: created.id, isStaff: true }, startOf(request, now))
      })
    },
  })
}

const fullName = (person: { first_name: string; last_name: string } | undefined): string | undefined =>
  person && [person.first_name, person.last_name].filter(Boolean).join(' ')

/** Returns an invitation that can be accepted. @throws Refusal with the reason why it cannot */
function requireValid(invitation: StaffInvitation | undefined, now: Date): StaffInvitation {
  if (!invitation) throw refuse(UNKNOWN, 404)
  const { accepted_at, withdrawn_at, expires_at } = invitation
  if (accepted_at) throw refuse(ACCEPTED, 409, 'already_done')
  if (withdrawn_at) throw refuse(WITHDRAWN, 409)
  if (expires_at <= now) throw refuse(EXPIRED, 409)
  return invitation
}
