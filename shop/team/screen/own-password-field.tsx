import * as texts from '#texts/team/screen'
import { Owner } from '../../account/owner.tsx'
import { useScreenOwner } from '../../session/guards/customer-context.ts'
import { TextField } from '../../ui/fields/text-field.tsx'

/** The password of the logged-in owner, for changes that grant access. */
export function OwnPasswordField({ hint }: { hint?: string | undefined }) {
  const { email } = useScreenOwner()
  return (
    <>
      <Owner email={email} />
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
