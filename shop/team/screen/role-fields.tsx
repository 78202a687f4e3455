import { useState } from 'react'
import * as texts from '#texts/team/screen'
import { STAFF_ROLES, type StaffRole } from '../../../lib/staff/staff-role.ts'
import { ROLE_MEANINGS, ROLE_NAMES } from '../../staff/role-names.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

/** Which role somebody gets, in words that say what it does; with the own password where they become an owner. */
export function RoleFields({ begin, isOwner = false }: { begin: StaffRole; isOwner?: boolean }) {
  const [role, setRole] = useState<StaffRole>(begin)
  return (
    <>
      <SelectField
        name="role"
        label={texts.role}
        choices={CHOICES}
        value={role}
        onChange={({ target }) => setRole(target.value as StaffRole)}
        hint={texts.whatARoleDoes(ROLE_MEANINGS[role])}
      />
      {role === 'owner' && !isOwner && (
        <TextField
          name="password"
          label={texts.ownPassword}
          type="password"
          autoComplete="current-password"
          hint={texts.whyPassword}
        />
      )}
    </>
  )
}

const CHOICES = Object.fromEntries(STAFF_ROLES.map((role) => [role, ROLE_NAMES[role]]))
