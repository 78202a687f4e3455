import { z } from 'zod'
import { Email } from '../../lib/fields.contract.ts'
import { STAFF_ROLES } from '../../lib/staff/staff-role.ts'

const Role = z.enum(STAFF_ROLES, 'Choose a role.')
/** Whoever finds an open browser must not make themself an owner. */
const OwnPassword = {
  password: z.string().max(1000).default('').describe('one’s own, where somebody becomes an owner'),
}

/** Another role of somebody on the team. */
export const RoleForm = z.object({
  role: Role,
  seen: Role.describe('the one last read: what somebody else set since is refused (409)'),
  ...OwnPassword,
})

/** Whom an owner invites, and to what. */
export const InvitationForm = z.object({ email: Email, role: Role, ...OwnPassword })
