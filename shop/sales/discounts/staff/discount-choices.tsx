import type { ReactNode } from 'react'
import * as texts from '#texts/sales/discounts/staff'
import { COUNTRY_CODES, countryName, sortedByName } from '../../../../lib/places/countries.ts'
import { Field } from '../../../ui/fields/field.tsx'
import type { DiscountChoices } from './describe-discount.ts'

export function Group({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{legend}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {children}
    </fieldset>
  )
}

interface RadiosProps<Value extends string> {
  name: string
  legend: string
  choices: readonly (readonly [value: Value, label: string])[]
  value: Value
  change: (value: Value) => void
  /** The fields of the chosen value. */
  children: ReactNode
}

export function Radios<Value extends string>({ name, legend, choices, value, change, children }: RadiosProps<Value>) {
  return (
    <Group legend={legend}>
      <Field name={name}>
        {() => (
          <div className="flex flex-wrap gap-x-6">
            {choices.map(([one, label]) => (
              <label key={one} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={name}
                  value={one}
                  checked={value === one}
                  onChange={() => change(one)}
                  className="size-5 accent-ink"
                />
                {label}
              </label>
            ))}
          </div>
        )}
      </Field>
      {children}
    </Group>
  )
}

export function Collections({ choices, chosen }: { choices: DiscountChoices; chosen: readonly number[] }) {
  return (
    <Field name="collections">
      {() => (
        <div className="grid max-h-72 gap-x-4 overflow-y-auto rounded-control border border-line px-4 py-1 sm:grid-cols-2">
          {choices.collections.length === 0 && <p className="py-3 text-muted">{texts.noCollections}</p>}
          {choices.collections.map(({ id, name }) => (
            <Tick key={id} name="collections" value={String(id)} isTicked={chosen.includes(id)} label={name} />
          ))}
        </div>
      )}
    </Field>
  )
}

export function Countries({ chosen, count }: { chosen: readonly string[]; count: number }) {
  return (
    <Field name="countries">
      {() => (
        <details className="rounded-control border border-line px-4">
          <summary className="min-h-11 cursor-pointer py-2.5">
            <span className="font-medium text-sm">{texts.countries}</span>{' '}
            <span className="text-muted text-sm">
              {count === 0 ? texts.allCountries : texts.chosenCountries(count)}
            </span>
          </summary>
          <div className="grid grid-cols-2 gap-x-4 pb-2 sm:grid-cols-3">
            {sortedByName(COUNTRY_CODES).map((code) => (
              <Tick
                key={code}
                name="countries"
                value={code}
                isTicked={chosen.includes(code)}
                label={countryName(code)}
              />
            ))}
          </div>
        </details>
      )}
    </Field>
  )
}

interface TickProps {
  name: string
  value: string
  isTicked: boolean
  label: string
}

function Tick({ name, value, isTicked, label }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
      <input type="checkbox" name={name} value={value} defaultChecked={isTicked} className="size-5 shrink-0" />
      {label}
    </label>
  )
}
