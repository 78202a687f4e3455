import { type ReactNode, useEffect } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/catalog/search/synonyms'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { Synonyms } from './synonyms.contract.ts'
import type { SynonymsIntent } from './synonyms-intent.ts'

const synonymForm = async () => (await import('./synonym-form.contract.ts')).SynonymForm

interface TermsFormProps {
  intent: SynonymsIntent
  /** The current group; undefined for a new one. */
  group?: Synonyms
  /** Initial terms of a new group. */
  words?: string | undefined
  button: string
  /** Called after saving. */
  saved?: () => void
  autoFocus?: boolean
  /** Further actions. */
  children?: ReactNode
}

/** A field for terms separated by commas. */
export function TermsForm({ intent, group, words, button, saved, autoFocus = false, children }: TermsFormProps) {
  const fetcher = useFetcher<ActionResult>()
  const { data, state } = fetcher
  useEffect(() => {
    // Waits until the list has been reloaded with the saved terms.
    if (data?.isDone && state === 'idle') saved?.()
  }, [data, state, saved])

  return (
    <ShopForm
      fetcher={fetcher}
      schema={synonymForm}
      errors={data?.errors}
      emptyAfter={intent === 'add' && data?.isDone && data}
    >
      <input type="hidden" name="intent" value={intent} />
      {group && <input type="hidden" name="id" value={group.id} />}
      {group && <input type="hidden" name="version" value={group.version} />}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          name="terms"
          label={texts.wordsPartedByCommas}
          hint={texts.suchAsUmbrellaBrollyRain}
          defaultValue={group?.terms.join(', ') ?? (words && `${words}, `)}
          autoComplete="off"
          autoFocus={autoFocus}
          className="min-w-0 flex-1 basis-64"
        />
        {/* Aligns the buttons with the field's box, below its label. */}
        <div className="flex gap-3 sm:mt-[1.75rem]">
          <SubmitButton>{button}</SubmitButton>
          {children}
        </div>
      </div>
    </ShopForm>
  )
}
