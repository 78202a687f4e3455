import { GripVertical, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { MoveButtons } from '../../../ui/move-buttons.tsx'
import { Pages } from '../../../ui/pages.tsx'
import type { CardProduct } from '../../products/card/card-product.ts'
import { ProductLine } from '../../products/picker/product-line.tsx'
import { ProductPicker } from '../../products/picker/product-picker.tsx'
import type { CollectionProductIntent } from './change-collection-product.ts'

export const COLLECTION_PRODUCTS_PER_PAGE = 100

interface CollectionProductsProps {
  placed: readonly CardProduct[]
  page: number
  count: number
}

/**
 * The products of a manual collection: sorted by drag and drop or arrow buttons, added by search, removed. Each change
 * is saved immediately.
 */
export function CollectionProducts({ placed, page, count }: CollectionProductsProps) {
  const fetcher = useFetcher()
  // The optimistic order, until the response arrives.
  const [shown, setShown] = useState(placed)
  useEffect(() => setShown(placed), [placed])
  const [announcement, announce] = useState('')
  const [dragged, setDragged] = useState<number>()
  // A ref, because drop events can arrive before the next render.
  const held = useRef<number>(undefined)

  const send = (intent: CollectionProductIntent, product: number, before?: number | '') =>
    void fetcher.submit(
      { intent, product: String(product), ...(before !== undefined && { before: String(before) }) },
      { method: 'post' },
    )

  function move(product: CardProduct, to: number) {
    const others = shown.filter(({ id }) => id !== product.id)
    const place = Math.max(0, Math.min(to, others.length))
    setShown([...others.slice(0, place), product, ...others.slice(place)])
    announce(texts.nowAt(product.title, (page - 1) * COLLECTION_PRODUCTS_PER_PAGE + place + 1))
    const next = others[place]
    // Before the following product, because more pages may follow.
    send('place', product.id, next ? next.id : '')
  }

  return (
    <section aria-labelledby="placed">
      <h2 id="placed" className="text-xl">
        {texts.itsProducts}
      </h2>
      <p className="mt-1 text-muted text-sm">{texts.dragOrMove}</p>
      <div className="mt-3 mb-3">
        <ResultCount>
          {texts.product(shownRange({ page, shown: shown.length, count, size: COLLECTION_PRODUCTS_PER_PAGE }))}
        </ResultCount>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {shown.length === 0 && <EmptyState>{texts.noProductsYetAdd}</EmptyState>}
      <ol
        data-rows=""
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden"
      >
        {shown.map((product, index) => (
          <li
            key={product.id}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = 'move'
              dataTransfer.setData('text/plain', product.title)
              held.current = product.id
              setDragged(product.id)
            }}
            onDragOver={(event) => held.current !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              const one = shown.find(({ id }) => id === held.current)
              if (one && one.id !== product.id) move(one, index)
            }}
            onDragEnd={() => {
              held.current = undefined
              setDragged(undefined)
            }}
            className={`flex items-center ${dragged === product.id ? 'opacity-50' : ''}`}
          >
            <GripVertical aria-hidden="true" className="ml-2 size-5 shrink-0 cursor-grab text-muted max-sm:hidden" />
            <div className="min-w-0 flex-1">
              <ProductLine product={product}>
                <div className="flex shrink-0 max-sm:flex-col">
                  <MoveButtons
                    labels={{ up: texts.moveUp(product.title), down: texts.moveDown(product.title) }}
                    up={index > 0 ? () => move(product, index - 1) : undefined}
                    down={index < shown.length - 1 ? () => move(product, index + 1) : undefined}
                  />
                  <IconButton
                    label={texts.remove(product.title)}
                    onClick={() => {
                      setShown(shown.filter(({ id }) => id !== product.id))
                      send('remove', product.id)
                      document.getElementById('found')?.focus()
                    }}
                  >
                    <X aria-hidden="true" className="size-5" />
                  </IconButton>
                </div>
              </ProductLine>
            </div>
          </li>
        ))}
      </ol>
      <Pages page={page} pages={pagesOf(count, COLLECTION_PRODUCTS_PER_PAGE)} label={texts.pagesOfProducts} />
      <Field name="products">
        {(control) => (
          <ProductPicker
            control={control}
            isPicked={(id) => shown.some((product) => product.id === id)}
            add={(product) => {
              setShown([...shown, product])
              send('place', product.id)
            }}
          />
        )}
      </Field>
    </section>
  )
}
