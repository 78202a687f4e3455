import { useState } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/sales/terms/own-clauses/screens'
import { Button } from '../../../../ui/button.tsx'
import type { ActionResult } from '../../../../ui/feedback/run-action.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import type { ClauseSection } from '../clause-sections.contract.ts'
import type { StoredClause } from '../own-clauses.ts'
import { type ClauseIntent, plainClause } from './save-clauses.tsx'

const schema = async () => (await import('../own-clauses.contract.ts')).ClauseForm

interface ClauseFormProps {
  /** Undefined for a new clause. */
  clause: StoredClause | undefined
  /** Closes the form. */
  close: () => void
}

/** The form of one clause. The typed text stays if the clause was changed by someone else. */
export function ClauseForm({ clause, close }: ClauseFormProps) {
  const fetcher = useFetcher<ActionResult>()
  // The clause when the form was opened: a reload of the list does not change it.
  const [opened] = useState(clause)
  const [section, setSection] = useState<ClauseSection>(opened?.section ?? 'orders')
  const [closed, setClosed] = useState<ActionResult>()
  if (fetcher.data?.isDone && fetcher.data !== closed) {
    setClosed(fetcher.data)
    close()
  }
  return (
    <ShopForm fetcher={fetcher} method="post" schema={schema} errors={fetcher.data?.errors} className="gap-4">
      <input type="hidden" name="intent" value={(opened ? 'change' : 'add') satisfies ClauseIntent} />
      {opened && (
        <>
          <input type="hidden" name="id" value={opened.id} />
          <input type="hidden" name="seen" value={JSON.stringify(plainClause(opened))} />
        </>
      )}
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
            defaultValue={opened?.place ?? 'after'}
          />
        )}
      </div>
      <TextField
        name="title"
        label={texts.title}
        hint={section !== 'own' && texts.titleHint}
        defaultValue={opened?.title}
        required={section === 'own'}
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
