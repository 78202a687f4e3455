import { texts } from '#texts/admin/settings/connections'
import { TextField } from '../../../ui/fields/text-field.tsx'

interface Value {
  name: string
  label: string
  value: string
}

/** A value that an environment variable sets. It is submitted unchanged. */
export function EnvironmentValue({ name, label, value, of }: Value & { of: string }) {
  return (
    <TextField
      name={name}
      label={label}
      hint={texts.setByEnvironment(of)}
      defaultValue={value}
      readOnly
      required={false}
      autoComplete="off"
      className="[&_input]:bg-sunken"
    />
  )
}

/** The password of the user, which a change requires if the login is not recent. */
export const OwnPassword = () => (
  <TextField
    name="own_password"
    type="password"
    label={texts.ownPassword}
    hint={texts.ownPasswordHint}
    autoComplete="current-password"
  />
)
