import { useState } from 'react'
import { texts } from '#texts/admin/translations'
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import type { FormText, TranslationAnswer } from './translation-changes.ts'

interface TranslationFormProps {
  language: Language
  /** The language of the originals. */
  sourceLanguage: string
  /** The texts when the screen was opened. Later loads do not change the fields. */
  texts: readonly FormText[]
  answer: TranslationAnswer | undefined
}

/** Originals side by side with the fields of their translations. */
export function TranslationForm({ language, sourceLanguage, texts: loaded, answer }: TranslationFormProps) {
  const [opened, setOpened] = useState({ texts: loaded, round: 0 })
  const [stored, setStored] = useState(loaded)
  const [last, setLast] = useState(answer)
  if (answer !== last) {
    setLast(answer)
    if (answer && 'saved' in answer) {
      setOpened({ texts: answer.saved, round: opened.round + 1 })
      setStored(answer.saved)
    } else if (answer?.theirs) setStored(answer.theirs)
  }
  return (
    <ShopForm
      key={opened.round}
      method="post"
      errors={answer && 'errors' in answer ? answer.errors : undefined}
      className="gap-4"
    >
      <ul className="grid gap-4">
        {opened.texts.map((text, index) => (
          <li
            key={text.id}
            className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 lg:grid-cols-2"
          >
            <Original text={text} language={sourceLanguage} />
            <Translation
              name={`t${index}`}
              text={text}
              seen={stored.find(({ id }) => id === text.id)?.value ?? ''}
              language={language}
            />
          </li>
        ))}
      </ul>
      <SubmitButton className="justify-self-start">{texts.save}</SubmitButton>
    </ShopForm>
  )
}

/** Returns whether an original may be higher than its area. */
const isLong = (source: string) => source.length > 400 || source.includes('\n')

function Original({ text: { label, source }, language }: { text: FormText; language: string }) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 font-medium text-sm">{label}</p>
      <p
        lang={language}
        // It can be scrolled by keyboard.
        tabIndex={isLong(source) ? 0 : undefined}
        className="max-h-80 overflow-y-auto whitespace-pre-line wrap-anywhere rounded-control bg-sunken px-3.5 py-2.5"
      >
        {source}
      </p>
    </div>
  )
}

interface TranslationProps {
  /** The name of the field. */
  name: string
  text: FormText
  /** The stored translation, which the change replaces. */
  seen: string
  language: Language
}

function Translation({ name, text, seen, language }: TranslationProps) {
  const { id, label, value, isOutdated, hint, max, rows } = text
  return (
    <div className="min-w-0">
      <input type="hidden" name={`id.${name}`} value={id} />
      <input type="hidden" name={`opened.${name}`} value={value} />
      <input type="hidden" name={`seen.${name}`} value={seen} />
      <TextField
        name={name}
        label={texts.inLanguage(label, LANGUAGES[language].name)}
        lang={language}
        defaultValue={value}
        maxLength={max}
        hint={hint}
        required={false}
        autoComplete="off"
        {...(rows !== undefined && { rows, maxRows: 16 })}
      />
      {isOutdated && (
        <>
          <p className="mt-1.5 text-sm text-warn">{texts.isOutdated}</p>
          <CheckBox name={`fits.${name}`} required={false}>
            {texts.markUpToDate}
          </CheckBox>
        </>
      )}
    </div>
  )
}
