import { useState } from 'react'
import { LANGUAGES } from '../../../lib/texts/languages.ts'
import { Field } from '../../ui/fields/field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import type { SettingsField } from './group-fields.ts'

interface LanguageFieldsProps {
  /** The fields of the group. */
  fields: readonly SettingsField[]
  values: Record<string, string>
}

const NAMES = Object.entries(LANGUAGES).map(([language, { name }]) => [language, name] as const)

/** Returns the names of languages in a settings field. */
export const languageNames = (words: string): string =>
  NAMES.flatMap(([language, name]) => (words.split(' ').includes(language) ? name : [])).join(', ')

/** The first language of the pages, and a checkbox for each other one. */
export function LanguageFields({ fields, values }: LanguageFieldsProps) {
  const [firstField, further] = fields.filter(({ type }) => type === 'languages')
  const [first, setFirst] = useState(values.first_language ?? '')
  const [offered, setOffered] = useState<readonly string[]>(() => values.other_languages?.split(' ') ?? [])
  const chooseFirst = (language: string) => {
    // A shop with both languages keeps both.
    if (offered.includes(language)) setOffered([...offered, first])
    setFirst(language)
  }
  if (!firstField || !further) return null
  const others = NAMES.filter(([language]) => language !== first)
  return (
    <>
      <SelectField {...firstField} choices={NAMES} value={first} onChange={({ target }) => chooseFirst(target.value)} />
      <Field name={further.name} hint={further.hint}>
        {(control) => (
          <fieldset id={control.id} aria-describedby={control['aria-describedby']} className="min-w-0">
            <legend className="font-medium text-sm">{further.label}</legend>
            <input
              type="hidden"
              name={further.name}
              value={others.flatMap(([language]) => (offered.includes(language) ? language : [])).join(' ')}
            />
            {others.map(([language, name]) => (
              <label key={language} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={offered.includes(language)}
                  onChange={({ target }) =>
                    setOffered((before) => [
                      ...before.filter((one) => one !== language),
                      ...(target.checked ? [language] : []),
                    ])
                  }
                  className="size-6 shrink-0 rounded"
                />
                <span lang={language}>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
      </Field>
    </>
  )
}
