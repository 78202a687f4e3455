import type { ReactNode } from 'react'
import { texts } from '#texts/sales/discounts/staff'
import { COUNTRY_CODES, countryName, sortedByName } from '../../../../../lib/places/countries.ts'
import { Field } from '../../../../ui/fields/field.tsx'
import type { DiscountChoices } from '../describe-discount.ts'

interface GroupProps {
  legend: string
  hint?: string
  /** Whether the group is a part of another one. */
  isInner?: boolean
  children: ReactNode
}

export function Group({ legend, hint, isInner = false, children }: GroupProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className={`font-medium ${isInner ? 'mb-1 text-sm' : 'mb-2'}`}>{legend}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {children}
    </fieldset>
  )
}

interface RadiosProps<Value extends string> extends Pick<GroupProps, 'legend' | 'isInner'> {
  name: string
  choices: readonly (readonly [value: Value, label: string])[]
  value: Value
  change: (value: Value) => void
  /** The fields of the chosen value. */
  children?: ReactNode
}

export function Radios<Value extends string>({ name, choices, value, change, children, ...group }: RadiosProps<Value>) {
  return (
    <Group {...group}>
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

interface CollectionsProps {
  name: string
  choices: DiscountChoices
  chosen: readonly number[]
}

export function Collections({ name, choices, chosen }: CollectionsProps) {
  return (
    <Field name={name}>
      {() => (
        <div className="grid max-h-72 gap-x-4 overflow-y-auto rounded-control border border-line px-4 py-1 sm:grid-cols-2">
          {choices.collections.length === 0 && <p className="py-3 text-muted">{texts.noCollections}</p>}
          {choices.collections.map(({ id, name: title }) => (
            <Tick key={id} name={name} value={String(id)} isTicked={chosen.includes(id)} label={title} />
          ))}
        </div>
      )}
    </Field>
  )
}

interface DetailsProps {
  name: string
  label: string
  /** The chosen values, such as `3 countries`. */
  chosen: string
  children: ReactNode
}

/** Boxes to tick that are open on request. */
function Boxes({ name, label, chosen, children }: DetailsProps) {
  return (
    <Field name={name}>
      {() => (
        <details className="rounded-control border border-line px-4">
          <summary className="min-h-11 cursor-pointer py-2.5">
            <span className="font-medium text-sm">{label}</span> <span className="text-muted text-sm">{chosen}</span>
          </summary>
          <div className="grid grid-cols-2 gap-x-4 pb-2 sm:grid-cols-3">{children}</div>
        </details>
      )}
    </Field>
  )
}

export function Countries({ chosen, count }: { chosen: readonly string[]; count: number }) {
  return (
    <Boxes
      name="countries"
      label={texts.countries}
      chosen={count === 0 ? texts.allCountries : texts.chosenCountries(count)}
    >
      {sortedByName(COUNTRY_CODES).map((code) => (
        <Tick key={code} name="countries" value={code} isTicked={chosen.includes(code)} label={countryName(code)} />
      ))}
    </Boxes>
  )
}

interface MethodsProps {
  choices: DiscountChoices
  chosen: readonly number[]
  /** The number of ticked methods. */
  count: number
}

/** The shipping methods that a discount makes free. */
export function Methods({ choices, chosen, count }: MethodsProps) {
  const deleted = chosen.filter((id) => choices.methods.every((method) => method.id !== id))
  return (
    <Boxes name="methods" label={texts.methods} chosen={count === 0 ? texts.allMethods : texts.chosenMethods(count)}>
      {choices.methods.map(({ id, name, zone }) => (
        <Tick
          key={id}
          name="methods"
          value={String(id)}
          isTicked={chosen.includes(id)}
          label={texts.methodInZone(name, zone)}
        />
      ))}
      {deleted.map((id) => (
        <Tick key={id} name="methods" value={String(id)} isTicked label={texts.deletedMethod} />
      ))}
    </Boxes>
  )
}

interface TickProps {
  name: string
  value: string
  isTicked: boolean
  label: string
}

export function Tick({ name, value, isTicked, label }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
      <input type="checkbox" name={name} value={value} defaultChecked={isTicked} className="size-5 shrink-0" />
      {label}
    </label>
  )
}
