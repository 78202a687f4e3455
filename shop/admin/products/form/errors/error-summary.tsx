import { texts } from '#texts/catalog/products'
import { type FieldErrors, sentenceOf } from '../../../../../lib/forms/form-errors.ts'
import { colon } from '../../../../../lib/texts/labelled.ts'
import { useRefusal } from '../../../../ui/fields/form-state.ts'
import type { ProductDraft } from '../../drafts/product-draft.ts'
import { fieldLabel } from './field-label.ts'

/** The list of the errors that are not fixed yet, each with a link to its field. */
export function ErrorSummary({ draft }: { draft: ProductDraft }) {
  const { errors, isRefused, goTo } = useRefusal()
  const wrong = isRefused ? wrongFields(errors) : []
  if (wrong.length === 0) return null
  return (
    <section
      aria-labelledby="form-errors"
      className="rounded-card border border-danger bg-surface p-4 outline-offset-2 sm:p-5"
    >
      <h2 id="form-errors" tabIndex={-1} className="text-lg outline-offset-4">
        {texts.countErrors(wrong.length)}
      </h2>
      <ul className="mt-1">
        {wrong.map(([name, messages]) => (
          <li key={name} className="py-0.5 text-sm">
            <button
              type="button"
              onClick={() => goTo(name)}
              className="min-h-11 max-w-full wrap-anywhere rounded-control text-left font-medium underline underline-offset-4 sm:min-h-8"
            >
              {fieldLabel(name, draft)}
            </button>
            <span className="wrap-anywhere text-danger">{`${colon()} ${sentenceOf(messages)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The number of errors next to the save button, with a link to their list. */
export function ErrorCount() {
  const { errors, isRefused } = useRefusal()
  const count = isRefused ? wrongFields(errors).length : 0
  if (count === 0) return null
  return (
    <button
      type="button"
      onClick={() => document.getElementById('form-errors')?.focus()}
      className="min-h-11 rounded-control px-1 font-medium text-danger text-sm underline underline-offset-4"
    >
      {texts.countErrors(count)}
    </button>
  )
}

/** Errors of the form as a whole are shown above the list. */
const wrongFields = (errors: FieldErrors) => Object.entries(errors).filter(([name]) => name !== 'non_field_errors')
