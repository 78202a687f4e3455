import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { STAFF_ROLES } from '../../../../lib/staff/staff-role.ts'
import { User, UserWithToken } from '../../auth/session.contract.ts'
import { InvitedAccount, WithInvitation } from './accepting-form.contract.ts'

/** An invitation as shown by its link. */
const ReadInvitation = z.object({
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  invited_by: z.string().nullable().describe('name of the inviting owner; null if the account was deleted'),
  has_account: z.boolean().describe('whether the invited address has an account; that account accepts the invitation'),
})
export type ReadInvitation = z.infer<typeof ReadInvitation>

const tags = ['Team']
const DEAD =
  'Refused (404) for an unknown link, and (409) if the invitation was accepted, revoked, or is older than seven days.'

export const readInvitation = endpoint({
  method: 'POST',
  url: '/api/invitation/',
  schema: {
    summary: 'Get the invitation of a link',
    description: DEAD,
    tags,
    body: WithInvitation,
    response: { 200: ReadInvitation },
  },
  config: { allow: 'anyone', rateLimit: { max: 60, timeWindow: '10 minutes' } },
})

export const acceptInvitation = endpoint({
  method: 'POST',
  url: '/api/invitation/acceptance/',
  schema: {
    summary: 'Accept an invitation with the account of the invited address; it can be accepted once',
    description: `${DEAD} An account of another address is refused (403).`,
    tags,
    body: WithInvitation,
    response: { 200: User },
  },
  config: { allow: 'customer', traced: true },
})

export const joinTeam = endpoint({
  method: 'POST',
  url: '/api/invitation/account/',
  schema: {
    summary: 'Accept an invitation by creating an account for the invited address',
    description: `${DEAD} Refused (409) if the address has an account, which can accept the invitation.`,
    tags,
    body: InvitedAccount.extend(WithInvitation.shape),
    response: { 201: UserWithToken },
  },
  config: { allow: 'anyone', traced: true, rateLimit: { max: 10, timeWindow: '1 minute' } },
})
