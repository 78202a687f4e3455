import { useState } from 'react'
import { texts } from '#texts/admin/settings'
import { LANGUAGES } from '../../../lib/texts/languages.ts'
import { Field } from '../../ui/fields/field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import type { SettingsField } from './group-fields.ts'

interface LanguageFieldsProps {
  /** The field of the first language. */
  field: SettingsField
  values: Record<string, string>
}

const NAMES = Object.entries(LANGUAGES).map(([language, { name }]) => [language, name] as const)

/** The first language of the pages, and a checkbox for each other one. */
export function LanguageFields({ field, values }: LanguageFieldsProps) {
  const [first, setFirst] = useState(values.first_language ?? '')
  const [offered, setOffered] = useState<readonly string[]>(() => values.other_languages?.split(' ') ?? [])
  const chooseFirst = (language: string) => {
    // A shop with both languages keeps both.
    if (offered.includes(language)) setOffered([...offered, first])
    setFirst(language)
  }
  const others = NAMES.filter(([language]) => language !== first)
  return (
    <>
      <SelectField {...field} choices={NAMES} value={first} onChange={({ target }) => chooseFirst(target.value)} />
      <Field name="other_languages" hint={texts.furtherLanguagesHint}>
        {(control) => (
          <fieldset {...control} className="min-w-0">
            <legend className="font-medium text-sm">{texts.furtherLanguages}</legend>
            <input
              type="hidden"
              name="other_languages"
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
