import { texts } from '#texts/core/admin-kit'

interface Value {
  name: string
  label: string
  value: string
}

/** The values that another staff member saved meanwhile, above the form that still has the typed ones. */
export function SavedMeanwhile({ values }: { values: readonly Value[] }) {
  return (
    <div role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn wrap-anywhere">
      <p className="font-medium">{texts.someoneElseSavedThis}</p>
      <p>{texts.changesKept}</p>
      <ul className="mt-1 list-disc pl-5">
        {values.map(({ name, label, value }) => (
          <li key={name}>{texts.otherValue(label, value)}</li>
        ))}
      </ul>
    </div>
  )
}
