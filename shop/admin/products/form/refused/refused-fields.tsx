import * as texts from '#texts/catalog/products'
import { type FieldErrors, sentenceOf } from '../../../../../lib/forms/form-errors.ts'
import { useRefusal } from '../../../../ui/fields/form-state.ts'
import type { ProductDraft } from '../../drafts/product-draft.ts'
import { labelOfField } from './label-of-field.ts'

/** For what the form was refused and has not been put right yet: each thing leads to its field. */
export function RefusedFields({ draft }: { draft: ProductDraft }) {
  const { errors, isRefused, goTo } = useRefusal()
  const wrong = isRefused ? wrongFields(errors) : []
  if (wrong.length === 0) return null
  return (
    <section
      aria-labelledby="refused-fields"
      className="rounded-card border border-danger bg-surface p-4 outline-offset-2 sm:p-5"
    >
      <h2 id="refused-fields" tabIndex={-1} className="text-lg outline-offset-4">
        {texts.thingsToPutRight(wrong.length)}
      </h2>
      <ul className="mt-1">
        {wrong.map(([name, said]) => (
          <li key={name} className="py-0.5 text-sm">
            <button
              type="button"
              onClick={() => goTo(name)}
              className="min-h-11 max-w-full wrap-anywhere rounded-control text-left font-medium underline underline-offset-4 sm:min-h-8"
            >
              {labelOfField(name, draft)}
            </button>
            <span className="wrap-anywhere text-danger">: {sentenceOf(said)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says beside the button how many things are to be put right, and leads to the list of them. */
export function RefusedCount() {
  const { errors, isRefused } = useRefusal()
  const count = isRefused ? wrongFields(errors).length : 0
  if (count === 0) return null
  return (
    <button
      type="button"
      onClick={() => document.getElementById('refused-fields')?.focus()}
      className="min-h-11 rounded-control px-1 font-medium text-danger text-sm underline underline-offset-4"
    >
      {texts.thingsToPutRight(count)}
    </button>
  )
}

/** What is wrong with the form as a whole stands above the list. */
const wrongFields = (errors: FieldErrors) => Object.entries(errors).filter(([name]) => name !== 'non_field_errors')
