import { useState } from 'react'
import { texts } from '#texts/core/team/screen'
import { STAFF_ROLES, type StaffRole } from '../../../../lib/staff/staff-role.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { ROLE_MEANINGS, ROLE_NAMES } from '../../admin-kit/role-names.ts'
import { OwnPasswordField } from './own-password-field.tsx'

interface RoleFieldsProps {
  begin: StaffRole
  needsPassword: (role: StaffRole) => boolean
}

/** Role selection with a description of the chosen role, and a password field where `needsPassword` returns true. */
export function RoleFields({ begin, needsPassword }: RoleFieldsProps) {
  const [role, setRole] = useState<StaffRole>(begin)
  return (
    <>
      <SelectField
        name="role"
        label={texts.role}
        choices={CHOICES}
        value={role}
        onChange={({ target }) => setRole(target.value as StaffRole)}
        hint={texts.roleCovers(ROLE_MEANINGS[role])}
      />
      {needsPassword(role) && <OwnPasswordField hint={role === 'owner' ? texts.anOwnerCanDo : undefined} />}
    </>
  )
}

const CHOICES = localizedConstant(() => Object.fromEntries(STAFF_ROLES.map((role) => [role, ROLE_NAMES[role]])))
