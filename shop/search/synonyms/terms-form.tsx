import { type ReactNode, useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { Done } from '../../feedback/done.ts'
import { ShopForm } from '../../forms/shop-form.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { Synonyms } from './synonyms.contract.ts'
import type { SynonymsDeed } from './synonyms-deed.ts'

const synonymForm = async () => (await import('./synonym-form.contract.ts')).SynonymForm

interface TermsFormProps {
  deed: SynonymsDeed
  /** The group as it is now, when it is one that exists. */
  group?: Synonyms
  button: string
  /** Runs when it is saved. */
  saved?: () => void
  autoFocus?: boolean
  /** What else can be done. */
  children?: ReactNode
}

/** One line of words that mean the same, parted by commas. */
export function TermsForm({ deed, group, button, saved, autoFocus = false, children }: TermsFormProps) {
  const fetcher = useFetcher<Done>()
  const { data, state } = fetcher
  useEffect(() => {
    // Only then is the list loaded again, and shows what was saved.
    if (data?.isDone && state === 'idle') saved?.()
  }, [data, state, saved])

  return (
    <ShopForm
      fetcher={fetcher}
      schema={synonymForm}
      errors={data?.errors}
      emptyAfter={deed === 'add' && data?.isDone && data}
    >
      <input type="hidden" name="deed" value={deed} />
      {group && <input type="hidden" name="id" value={group.id} />}
      {group && <input type="hidden" name="version" value={group.version} />}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          name="terms"
          label="Words, parted by commas"
          hint="Such as: umbrella, brolly, rain shade"
          defaultValue={group?.terms.join(', ')}
          autoComplete="off"
          autoFocus={autoFocus}
          className="min-w-0 flex-1 basis-64"
        />
        {/* Beside the field, buttons stand at the height of its box. */}
        <div className="flex gap-3 sm:mt-[1.75rem]">
          <SubmitButton>{button}</SubmitButton>
          {children}
        </div>
      </div>
    </ShopForm>
  )
}
