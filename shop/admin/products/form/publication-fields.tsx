import { texts } from '#texts/catalog/products'
import { PRODUCT_STATES } from '../../../catalog/products/read/publication/publication.contract.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Edit, ProductDraft } from '../drafts/product-draft.ts'

interface PublicationFieldsProps {
  draft: Pick<ProductDraft, 'state' | 'publishedFrom'>
  edit: (edit: Edit) => void
}

/** The visibility and the publication date of the product. */
export function PublicationFields({ draft: { state, publishedFrom }, edit }: PublicationFieldsProps) {
  const change = (changed: Partial<ProductDraft>) => edit((draft) => ({ ...draft, ...changed }))
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="sr-only">{texts.visibility}</legend>
        <div className="grid gap-1.5">
          {PRODUCT_STATES.map((one) => (
            <label
              key={one}
              className="flex cursor-pointer gap-3 rounded-control border border-edge bg-surface px-3 py-2 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="state"
                value={one}
                checked={state === one}
                onChange={() => change({ state: one })}
                className="mt-0.5 size-4 shrink-0 accent-ink focus-visible:outline-none"
              />
              <span>
                <span className="block font-medium text-sm">{texts.STATES[one]}</span>
                <span className="block text-muted text-xs">{texts.STATE_HINTS[one]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {state === 'published' && (
        <TextField
          name="published_from"
          label={texts.publishedFrom}
          type="datetime-local"
          required={false}
          value={publishedFrom}
          onChange={({ target }) => change({ publishedFrom: target.value })}
          hint={texts.publishedFromHint}
          className="max-w-72"
        />
      )}
    </div>
  )
}
