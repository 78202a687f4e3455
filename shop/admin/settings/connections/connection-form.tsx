import { texts } from '#texts/admin/settings/connections'
import { TextField } from '../../../ui/fields/text-field.tsx'

interface Value {
  name: string
  label: string
  value: string
}

/** The values that another owner saved meanwhile, above the form that still has the typed ones. */
export function SavedMeanwhile({ values }: { values: readonly Value[] }) {
  return (
    <div role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn wrap-anywhere">
      <p className="font-medium">{texts.someoneElseSavedThis}</p>
      <p>{texts.yourChangesAreStillInTheForm}</p>
      <ul className="mt-1 list-disc pl-5">
        {values.map(({ name, label, value }) => (
          <li key={name}>{texts.theirsIs(label, value)}</li>
        ))}
      </ul>
    </div>
  )
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
