import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress } from '../../../lib/fields.contract.ts'
import { STAFF_ROLES } from '../../../lib/staff/staff-role.ts'
import { InvitationForm, RoleForm, SenderPassword } from './role-form.contract.ts'

const Moment = z.iso.datetime()

const TeamMember = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  since: Moment.nullable().describe('time of joining the team; null if it was not recorded'),
  last_seen: Moment.nullable().describe('last use of a session, accurate to a minute; null without a session'),
})
export type TeamMember = z.infer<typeof TeamMember>

/** An invitation that was neither accepted nor withdrawn. */
const Invitation = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  invited_by: z.string().nullable().describe('name of the inviting owner; null if the account was deleted'),
  time_sent: Moment,
  expires_at: Moment,
  is_expired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

const tags = ['Team']
const config = { allow: 'owner' } as const
/** Limited, because e-mails are sent to entered addresses. */
const INVITATIONS = { countsAs: 'invitations', max: 20, timeWindow: '1 hour' } as const
const ENDS_WITH_SENDER =
  'Requires the password of the sender. The invitation becomes invalid if its sender is no longer an owner, deletes the account or sets a new password.'
const NEEDS_OWNER = 'Refused (`last_owner`) for the last owner of the shop.'

export const readTeam = endpoint({
  method: 'GET',
  url: '/api/team/',
  schema: {
    summary: 'List staff, owners first, and open invitations',
    tags,
    response: { 200: z.object({ members: z.array(TeamMember), invitations: z.array(Invitation) }) },
  },
  config,
})

export const changeRole = endpoint({
  method: 'PUT',
  url: '/api/team/:id/role/',
  schema: {
    summary: 'Change the role of a staff member; it applies from their next request',
    description: NEEDS_OWNER,
    tags,
    params: IdAddress,
    body: RoleForm,
    response: { 204: z.undefined() },
  },
  config,
})

export const removeFromTeam = endpoint({
  method: 'DELETE',
  url: '/api/team/:id/',
  schema: {
    summary: 'Remove a staff member from the team and end their sessions; the account remains as a customer account',
    description: NEEDS_OWNER,
    tags,
    params: IdAddress,
    response: { 204: z.undefined() },
  },
  config,
})

export const inviteToTeam = endpoint({
  method: 'POST',
  url: '/api/team_invitations/',
  schema: {
    summary: 'Invite a person to the team by e-mail; the link is valid for seven days and one use',
    description: ENDS_WITH_SENDER,
    tags,
    body: InvitationForm,
    response: { 201: Invitation },
  },
  config: { allow: 'owner', limitPerCustomer: INVITATIONS },
})

export const resendInvitation = endpoint({
  method: 'POST',
  url: '/api/team_invitations/:id/resend/',
  schema: {
    summary: 'Send an invitation again with a new link; the earlier link becomes invalid',
    description: ENDS_WITH_SENDER,
    tags,
    params: IdAddress,
    body: SenderPassword,
    response: { 200: Invitation },
  },
  config: { allow: 'owner', limitPerCustomer: INVITATIONS },
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  url: '/api/team_invitations/:id/',
  schema: {
    summary: 'Revoke an open invitation',
    tags,
    params: IdAddress,
    response: { 204: z.undefined() },
  },
  config,
})
