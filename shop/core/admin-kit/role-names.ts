import * as texts from '#texts/core/admin-kit'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'

/** What each role is called. */
export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = texts.roleNames

/** What whoever has a role sees to, to stand within a sentence: 'You see to …'. */
export const ROLE_MEANINGS: Readonly<Record<StaffRole, string>> = texts.roleMeanings
