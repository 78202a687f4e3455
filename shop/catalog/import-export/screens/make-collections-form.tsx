import { useFetcher } from 'react-router'
import { texts } from '#texts/catalog/import-export'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { CatalogueImport } from '../catalogue-csv.contract.ts'

/** Distinguishes this form from the one that starts the import. */
export const COLLECTIONS_FIELD = 'make_collections'

/** Offers to create the collections of another shop's file. */
export function MakeCollectionsForm({ found: { state, missing_collections } }: { found: CatalogueImport }) {
  const fetcher = useFetcher()
  if (state !== 'ready' || missing_collections.length === 0) return null
  return (
    <section
      aria-label={texts.missingCollections}
      className="mb-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <p>{texts.missingCollectionsHint(missing_collections.length)}</p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        {missing_collections.map(({ names, products }) => (
          <li key={names.join(' > ')} className="wrap-anywhere">
            {texts.missingCollection(names, products)}
          </li>
        ))}
      </ul>
      <ShopForm fetcher={fetcher} className="mt-4">
        <input type="hidden" name={COLLECTIONS_FIELD} value="all" />
        <SubmitButton weight="secondary" className="justify-self-start">
          {texts.makeCollections(missing_collections.length)}
        </SubmitButton>
      </ShopForm>
    </section>
  )
}
