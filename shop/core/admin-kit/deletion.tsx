import { useFetcher, useNavigation } from 'react-router'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'

interface DeletionProps {
  /** The PATCH form that hides the record; undefined if it is hidden. */
  hiding?: { title: string; text: string; button: string; fields: Record<string, string | number> } | undefined
  title: string
  /** Sentences about the effects of the deletion. */
  effects: readonly string[]
  button: string
  /** Hidden fields of the deletion. */
  fields?: Record<string, string | number>
  errors: FieldErrors | undefined
  /** The link to the screen of the record. */
  cancel: { to: string; name: string }
}

/** The screen that deletes a record after a confirmation, and offers to hide it instead. */
export function Deletion({ hiding, title, effects, button, fields = {}, errors, cancel }: DeletionProps) {
  // A fetcher keeps the record visible until the navigation ends.
  const hide = useFetcher<{ errors?: FieldErrors }>()
  const isLeaving = useNavigation().state === 'loading'
  return (
    <div className="max-w-md">
      {hiding && (
        <section aria-labelledby="hide" className="mb-10">
          <h2 id="hide" className="text-xl">
            {hiding.title}
          </h2>
          <p className="mt-3 text-muted">{hiding.text}</p>
          <ShopForm fetcher={hide} hidden={hiding.fields} method="patch" errors={hide.data?.errors} className="mt-5">
            <SubmitButton className="justify-self-start" aria-disabled={isLeaving}>
              {hiding.button}
            </SubmitButton>
          </ShopForm>
        </section>
      )}
      <h2 className="wrap-anywhere text-xl">{title}</h2>
      <ul className="mt-4 grid list-disc gap-2 pl-5 text-muted">
        {effects.map((effect) => (
          <li key={effect} className="wrap-anywhere">
            {effect}
          </li>
        ))}
      </ul>
      <ShopForm method="delete" hidden={fields} errors={errors} className="mt-8">
        <div className="flex flex-wrap gap-3">
          <SubmitButton weight="danger" aria-disabled={isLeaving}>
            {button}
          </SubmitButton>
          <ButtonLink to={cancel.to} weight="secondary">
            {cancel.name}
          </ButtonLink>
        </div>
      </ShopForm>
    </div>
  )
}
