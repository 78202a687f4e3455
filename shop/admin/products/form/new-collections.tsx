import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/catalog/products'
import type { CollectionChoice } from '../../../catalog/collections/editing/edit-collections.contract.ts'
import { MAX_COLLECTIONS } from '../../../catalog/products/fields/product-limits.contract.ts'
import { Field } from '../../../ui/fields/field.tsx'
import type { Edit, ProductDraft } from '../drafts/product-draft.ts'

interface NewCollectionsProps {
  draft: Pick<ProductDraft, 'collections'>
  edit: (edit: Edit) => void
}

/** The manual collections that a new product will be added to. */
export function NewCollections({ draft: { collections }, edit }: NewCollectionsProps) {
  const { data, load } = useFetcher<CollectionChoice[]>()
  useEffect(() => void load(href('/admin/collections/choices')), [load])
  const choose = (slug: string, isChosen: boolean) =>
    edit((draft) => ({
      ...draft,
      collections: isChosen ? [...draft.collections, slug] : draft.collections.filter((one) => one !== slug),
    }))
  if (data?.length === 0) return <p className="text-muted text-sm">{texts.noManualCollectionsYet}</p>
  return (
    <Field name="collections">
      {() => (
        <ul className="-mx-1 max-h-40 overflow-y-auto px-1">
          {data?.map(({ id, slug, title, parents }) => (
            <li key={id}>
              <label className="flex min-h-9 cursor-pointer items-start gap-2.5 py-1.5 text-sm max-md:min-h-11">
                <input
                  type="checkbox"
                  checked={collections.includes(slug)}
                  disabled={!collections.includes(slug) && collections.length >= MAX_COLLECTIONS}
                  onChange={({ target }) => choose(slug, target.checked)}
                  className="mt-0.5 size-5 shrink-0 accent-ink"
                />
                <span className="min-w-0 wrap-anywhere">
                  {title}
                  {parents.length > 0 && <span className="block text-muted text-xs">{parents.join(' › ')}</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}
