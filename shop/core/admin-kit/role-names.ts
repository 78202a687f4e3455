import { texts } from '#texts/core/admin-kit'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'

/** Labels of the roles. */
export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = localizedConstant(() => texts.roleNames)

/** Descriptions of the roles within a sentence: 'Your role gives you access to …'. */
export const ROLE_MEANINGS: Readonly<Record<StaffRole, string>> = localizedConstant(() => texts.roleMeanings)
