import { Field } from '../../../ui/fields/field.tsx'

/** A file field. */
export function FileField({
  name,
  label,
  hint,
  accept,
}: {
  name: string
  label: string
  hint: string
  accept: string
}) {
  return (
    <Field name={name} hint={hint}>
      {(control) => (
        <>
          <label htmlFor={control.id} className="mb-1.5 block font-medium text-sm">
            {label}
          </label>
          <input
            type="file"
            name={name}
            accept={accept}
            {...control}
            className="block w-full rounded-control border border-edge border-dashed bg-surface p-2 text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-sunken file:px-4 file:font-medium file:text-ink hover:border-ink aria-invalid:border-danger"
          />
        </>
      )}
    </Field>
  )
}
