import { randomBytes } from 'node:crypto'
import { href } from 'react-router'
import { texts } from '#texts/core/team/emails'
import { defaultLanguage } from '../../../../lib/identity/default-language.ts'
import type { StaffRole } from '../../../../lib/staff/staff-role.ts'
import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { enqueueSealedEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { findUser, findUserByEmail } from '../../accounts/users/users-store.server.ts'
import { recordAudit } from '../../activity-log/audit-log-store.server.ts'
import { requireUser } from '../../auth/guards/allow.server.ts'
import { lockVerified } from '../../auth/passwords/own-password.server.ts'
import { type Invitation, inviteToTeam, resendInvitation, withdrawInvitation } from '../team.contract.ts'
import { invitationEmail } from '../team-emails.server.ts'
import { lockTeam, requireOwnPassword } from '../team-rules.server.ts'
import {
  closeInvitation,
  findInvitations,
  HOLDS_FOR_DAYS,
  insertInvitation,
  renewInvitation,
} from './invitations-store.server.ts'

const CODE_BYTES = 24
const IS_STAFF = 'The person with this address is already on the team.'
const IS_INVITED = 'This address already has an invitation. Send it again or revoke it.'

/** Creates the code of an invitation link. Only the e-mail contains it, encrypted until it is sent. */
const newCode = () => randomBytes(CODE_BYTES).toString('base64url')

/** Registers the endpoints with which owners invite team members. */
export function invitationEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, identity, publicUrl, secret } = services

  /**
   * Queues the invitation e-mail. The code is in the fragment of the link, which browsers never send, so no log
   * contains it.
   */
  async function send(tx: Database, { email, role, code, actorId, now }: Sent): Promise<void> {
    const inviter = await findUser(tx, actorId)
    if (!inviter) throw new Error('The locked owner must exist.')
    const by = [inviter.first_name, inviter.last_name].filter(Boolean).join(' ')
    const address = `${publicUrl()}${href('/team_invitation')}#${code}`
    const build = () => invitationEmail(identity().name, { to: email, role, by, address, days: HOLDS_FOR_DAYS })
    const calledAs = inLanguage(defaultLanguage(identity()), () => texts.invitationToTeam)
    await enqueueSealedEmail(tx, renderEmail(null, build, services), { now, secret, calledAs, whenFull: 'defer' })
  }

  app.route({
    ...inviteToTeam,
    handler: async (request) => {
      const { id: actorId } = requireUser(request)
      const { email, role, password } = request.body
      const sender = await requireOwnPassword(services, actorId, password)
      const [now, code] = [clock(), newCode()]
      return db.transaction().execute(async (tx) => {
        await lockTeam(tx, actorId)
        await lockVerified(tx, sender, 'password')
        if ((await findUserByEmail(tx, email))?.staff_role) throw refuseFields({ email: [IS_STAFF] })
        const id = await insertInvitation(tx, { email, role, code, invitedBy: actorId, now })
        if (id === undefined) throw refuseFields({ email: [IS_INVITED] })
        const change = { field: 'invitation', old: null, new: role }
        await recordAudit(tx, { kind: 'invitation', id }, [change], { actorId, now })
        await send(tx, { email, role, code, actorId, now })
        return asResponse(tx, id, now)
      })
    },
  })

  app.route({
    ...resendInvitation,
    handler: async (request) => {
      const { id: actorId } = requireUser(request)
      const sender = await requireOwnPassword(services, actorId, request.body.password)
      const [now, code] = [clock(), newCode()]
      return db.transaction().execute(async (tx) => {
        await lockTeam(tx, actorId)
        await lockVerified(tx, sender, 'password')
        const renewed = await renewInvitation(tx, { id: request.params.id, code, invitedBy: actorId, now })
        if (!renewed) throw notFound()
        const { id, email, role } = renewed
        const change = { field: 'sent again', old: null, new: role }
        await recordAudit(tx, { kind: 'invitation', id }, [change], { actorId, now })
        await send(tx, { email, role, code, actorId, now })
        return asResponse(tx, id, now)
      })
    },
  })

  app.route({
    ...withdrawInvitation,
    handler: async (request) => {
      const { id: actorId } = requireUser(request)
      const now = clock()
      await db.transaction().execute(async (tx) => {
        await lockTeam(tx, actorId)
        const closed = await closeInvitation(tx, request.params.id, now)
        if (!closed) throw notFound()
        const change = { field: 'invitation', old: closed.role, new: null }
        await recordAudit(tx, { kind: 'invitation', id: closed.id }, [change], { actorId, now })
      })
    },
  })
}

interface Sent {
  email: string
  role: StaffRole
  code: string
  actorId: number
  now: Date
}

async function asResponse(tx: Database, id: number, now: Date): Promise<Invitation> {
  const [invitation] = await findInvitations(tx, now, id)
  if (!invitation) throw notFound()
  return invitation
}
