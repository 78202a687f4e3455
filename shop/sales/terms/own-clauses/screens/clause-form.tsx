import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/terms/own-clauses/screens'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import type { ClauseSection } from '../clause-sections.contract.ts'
import type { StoredClause } from '../own-clauses.ts'
import { type ClauseIntent, type ClauseResult, plainClause } from './save-clauses.tsx'

const schema = async () => (await import('../own-clauses.contract.ts')).ClauseForm

interface ClauseFormProps {
  /** Undefined for a new clause. */
  clause: StoredClause | undefined
  /** Closes the form. */
  close: () => void
}

/** The form of one clause. The typed text stays if the clause was changed or deleted by someone else. */
export function ClauseForm({ clause, close }: ClauseFormProps) {
  const fetcher = useFetcher<ClauseResult>()
  // The clause when the form was opened: a reload of the list does not change it.
  const [opened] = useState(clause)
  // A repeated submission after a lost response adds the clause once.
  const [id] = useState(() => opened?.id ?? crypto.randomUUID())
  const [section, setSection] = useState<ClauseSection>(opened?.section ?? 'orders')
  const [place, setPlace] = useState(opened?.place ?? 'after')
  const [closed, setClosed] = useState<ClauseResult>()
  const intent: ClauseIntent = opened && !fetcher.data?.isDeleted ? 'change' : 'add'
  if (fetcher.data?.isDone && fetcher.data !== closed) {
    setClosed(fetcher.data)
    close()
  }
  return (
    <ShopForm
      fetcher={fetcher}
      method="post"
      schema={schema}
      errors={fetcher.data?.errors}
      className="gap-4"
      hidden={{ intent, id }}
    >
      {opened && <input type="hidden" name="seen" value={JSON.stringify(plainClause(opened))} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="section"
          label={texts.section}
          choices={texts.SECTIONS}
          value={section}
          onChange={({ target }) => setSection(target.value as ClauseSection)}
        />
        {section === 'own' ? (
          <input type="hidden" name="place" value="after" />
        ) : (
          <SelectField
            name="place"
            label={texts.place}
            choices={texts.PLACES}
            value={place}
            onChange={({ target }) => setPlace(target.value as typeof place)}
          />
        )}
      </div>
      <TextField
        name="title"
        label={texts.title}
        hint={section !== 'own' && texts.titleHint}
        defaultValue={opened?.title}
        required={section === 'own' || place === 'after'}
        autoComplete="off"
      />
      <TextField
        name="text"
        label={texts.text}
        hint={texts.textHint}
        rows={6}
        maxRows={24}
        defaultValue={opened?.text}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{texts.saveClause}</SubmitButton>
        <Button weight="secondary" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </ShopForm>
  )
}
