import { texts } from '#texts/core/team/screen'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { UsernameField } from '../../accounts/username-field.tsx'
import { useScreenOwner } from '../../auth/guards/customer-context.ts'

/** The password of the logged-in owner, for changes that grant access. */
export function OwnPasswordField({ hint }: { hint?: string | undefined }) {
  const { email } = useScreenOwner()
  return (
    <>
      <UsernameField email={email} />
      <TextField
        name="password"
        label={texts.ownPassword}
        type="password"
        autoComplete="current-password"
        {...(hint && { hint })}
      />
    </>
  )
}
