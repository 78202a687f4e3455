import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import type { Database } from '../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { renderEmail } from '../../ui/emails/render-email.server.ts'
import { findUser } from '../accounts/users/users-store.server.ts'
import { recordAudit } from '../activity-log/audit-log-store.server.ts'
import { requireUser } from '../auth/guards/allow.server.ts'
import { lockVerified } from '../auth/passwords/own-password.server.ts'
import { assignStaffRole, endStaff, LAST_OWNER, lastOwner } from '../auth/staff.server.ts'
import { findInvitations } from './invitations/invitations-store.server.ts'
import { changeRole, readTeam, removeFromTeam } from './team.contract.ts'
import { roleChangedEmail } from './team-emails.server.ts'
import { lockTeam, requireOwnPassword } from './team-rules.server.ts'
import { findMembers } from './team-store.server.ts'

interface Change {
  id: number
  role: StaffRole | null
  actorId: number
  now: Date
}

/** Registers the team endpoints. */
export function teamEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, identity } = services

  /** Queues the e-mail about a role change, unless the owner changed their own role. */
  async function notifyMember(tx: Database, { id, role, actorId, now }: Change): Promise<void> {
    const [member, by] = [await findUser(tx, id), await findUser(tx, actorId)]
    if (!member || !by || id === actorId) return
    const roleChange = { to: member.email, name: member.first_name, role, by: by.first_name }
    await enqueueEmail(
      tx,
      renderEmail(member.language, () => roleChangedEmail(identity().name, roleChange), services),
      now,
    )
  }

  app.route({
    ...readTeam,
    handler: async () => {
      const [members, invitations] = await Promise.all([findMembers(db), findInvitations(db, clock())])
      return {
        members: members.map(({ since, last_seen, ...member }) => ({
          ...member,
          since: since?.toISOString() ?? null,
          last_seen: last_seen?.toISOString() ?? null,
        })),
        invitations,
      }
    },
  })

  app.route({
    ...changeRole,
    handler: async (request) => {
      const { id: actorId } = requireUser(request)
      const { id } = request.params
      const { role, seen, password } = request.body
      const proven =
        role === 'owner' && seen !== 'owner' ? await requireOwnPassword(services, actorId, password) : undefined
      const now = clock()
      await db.transaction().execute(async (tx) => {
        const team = await lockTeam(tx, actorId, [id])
        if (proven) await lockVerified(tx, proven, 'password')
        const before = team.roles.get(id)
        if (!before) throw notFound()
        if (before === role) return
        if (before !== seen) throw refuse('This role was changed by someone else. Reload the team and try again.', 409)
        if (before === 'owner' && team.owners === 1) throw refuseFields({ role: [LAST_OWNER] }, 'last_owner')
        await assignStaffRole(tx, id, role, { actorId, now })
        const change = { field: 'role', old: before, new: role }
        await recordAudit(tx, { kind: 'member', id }, [change], { actorId, now })
        await notifyMember(tx, { id, role, actorId, now })
      })
    },
  })

  app.route({
    ...removeFromTeam,
    handler: async (request) => {
      const { id: actorId } = requireUser(request)
      const { id } = request.params
      const now = clock()
      await db.transaction().execute(async (tx) => {
        const team = await lockTeam(tx, actorId, [id])
        const before = team.roles.get(id)
        if (!before) throw notFound()
        if (before === 'owner' && team.owners === 1) throw lastOwner()
        const change = { field: 'role', old: before, new: null }
        await recordAudit(tx, { kind: 'member', id }, [change], { actorId, now })
        await endStaff(tx, id, { actorId, now })
        await notifyMember(tx, { id, role: null, actorId, now })
      })
    },
  })
}
