import { texts } from '#texts/admin/settings/api-keys'
import { SCOPES, type Scope } from '../../../../lib/staff/scopes.ts'
import type { ControlProps } from '../../../ui/fields/field.tsx'

const AREAS = [...new Set(SCOPES.map((scope) => scope.split(':')[0] ?? ''))]
const VERBS = ['read', 'write'] as const
const scopeOf = (area: string, verb: string): Scope | undefined => SCOPES.find((scope) => scope === `${area}:${verb}`)

/** A table of areas with a checkbox for each scope. */
export function ScopeTable({ control }: { control: ControlProps }) {
  return (
    <fieldset aria-describedby={control['aria-describedby']}>
      <legend className="mb-1.5 font-medium text-sm">{texts.permissions}</legend>
      <table className="w-full border-line border-y text-sm">
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="py-2 font-normal">
              {texts.area}
            </th>
            {VERBS.map((verb) => (
              <th key={verb} scope="col" className="w-16 py-2 text-center font-normal">
                {texts.verbs[verb]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {AREAS.map((area) => (
            <tr key={area}>
              <th scope="row" className="py-2 text-left font-normal">
                <span className="block font-medium">{texts.areas[area]?.name}</span>
                <span className="block text-muted">{texts.areas[area]?.text}</span>
              </th>
              {VERBS.map((verb) => (
                <td key={verb} className="text-center">
                  <ScopeBox scope={scopeOf(area, verb)} control={control} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}

function ScopeBox({ scope, control }: { scope: Scope | undefined; control: ControlProps }) {
  if (!scope) return <span className="sr-only">{texts.notOffered}</span>
  return (
    <label className="inline-flex size-11 items-center justify-center">
      <input
        type="checkbox"
        name="scopes"
        value={scope}
        // The first box carries the id of the field, which gets the focus after an error.
        {...(scope === SCOPES[0] && { id: control.id })}
        aria-label={texts.scopes[scope]}
        aria-invalid={control['aria-invalid']}
        className="size-6 rounded aria-invalid:outline-2 aria-invalid:outline-danger"
      />
    </label>
  )
}
