import { z } from 'zod'
import { Email, Password } from '../../../lib/fields.contract.ts'
import { STAFF_ROLES } from '../../../lib/staff/staff-role.ts'

const Role = z.enum(STAFF_ROLES, 'Choose a role.')
/** A role change of a team member. */
export const RoleForm = z.object({
  role: Role,
  seen: Role.describe('role last read; refused (409) if it has changed since'),
  password: z.string().max(1000).default('').describe('password of the user; required if the new role is owner'),
})

/** The password of the owner who sends an invitation: an open browser is not enough to grant access. */
export const SenderPassword = z.object({ password: Password.describe('password of the user') })

/** The address and role of an invitation. */
export const InvitationForm = z.object({ email: Email, role: Role }).extend(SenderPassword.shape)
