import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/catalog/collections'
import { SearchField } from '../../ui/fields/search-field.tsx'
import type { CollectionChoice } from './editing/edit-collections.contract.ts'

/** Above this number a search box is shown. */
const SEARCHABLE_FROM = 12

/**
 * The manual collections of a product, for staff. Each checkbox is saved immediately, independently of the product
 * form.
 */
export function CollectionsOfProduct({ product }: { product: number }) {
  const address = href('/admin/collections/of/:product', { product: String(product) })
  const { data, load } = useFetcher<CollectionChoice[]>()
  useEffect(() => void load(address), [load, address])
  return (
    <section aria-labelledby="collections" className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 id="collections" className="font-sans font-semibold text-base">
        {texts.collections}
      </h2>
      <p className="mt-0.5 text-muted text-sm">{texts.selectCollectionsHint}</p>
      {data && data.length === 0 && <p className="mt-3 text-muted text-sm">{texts.noManualCollectionsYet}</p>}
      {data && data.length > SEARCHABLE_FROM && (
        <SearchField
          className="mt-3"
          aria-label={texts.findCollections}
          onChange={({ target }) => void load(`${address}?${new URLSearchParams({ q: target.value })}`)}
        />
      )}
      <ul className="-mx-1 mt-2 max-h-40 overflow-y-auto px-1">
        {data?.map((choice) => (
          <li key={choice.id}>
            <Tick choice={choice} action={address} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tick({ choice: { slug, title, parents, has_product }, action }: { choice: CollectionChoice; action: string }) {
  const fetcher = useFetcher()
  const [belongs, setBelongs] = useState(has_product)
  // Resets the checkbox after a refused change.
  useEffect(() => {
    if (fetcher.state === 'idle') setBelongs(has_product)
  }, [fetcher.state, has_product])
  return (
    <label className="flex min-h-9 cursor-pointer items-start gap-2.5 py-1.5 text-sm max-md:min-h-11">
      <input
        type="checkbox"
        checked={belongs}
        onChange={({ target }) => {
          setBelongs(target.checked)
          void fetcher.submit({ collection: slug, belongs: String(target.checked) }, { method: 'post', action })
        }}
        className="mt-0.5 size-5 shrink-0 accent-ink"
      />
      <span className="min-w-0 wrap-anywhere">
        {title}
        {parents.length > 0 && <span className="block text-muted text-xs">{texts.inPath(parents.join(' › '))}</span>}
      </span>
    </label>
  )
}
