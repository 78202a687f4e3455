import { z } from 'zod'
import { Email, Password } from '../../../lib/fields.contract.ts'
import { STAFF_ROLES } from '../../../lib/staff/staff-role.ts'

const Role = z.enum(STAFF_ROLES, 'Choose a role.')
/** A role change of a team member. */
export const RoleForm = z.object({
  role: Role,
  seen: Role.describe('the one last read: what somebody else set since is refused (409)'),
  password: z.string().max(1000).default('').describe('your own; required where the new role is owner'),
})

/** The password of the owner who sends an invitation: an open browser is not enough to grant access. */
export const SenderPassword = z.object({ password: Password.describe('your own') })

/** The address and role of an invitation. */
export const InvitationForm = z.object({ email: Email, role: Role }).extend(SenderPassword.shape)
