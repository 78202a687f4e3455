import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/content/home/editor'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import { ProductLine } from '../../../catalog/products/picker/product-line.tsx'
import { ProductPicker } from '../../../catalog/products/picker/product-picker.tsx'
import type { HomeSection } from '../../../core/settings/settings-groups.contract.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import type { SectionsResult } from './save-sections.ts'

/** The arrangement of the home page in the editor. */
export interface EditedSections {
  order: HomeSection[]
  hidden: HomeSection[]
  counter: CardProduct[]
  story: CardProduct[]
}

const MOST = { counter: 8, story: 1 }

/** The editor of the home page's sections. Each change is saved at once; saves are queued. */
export function SectionsEditor({ version, begin }: { version: number; begin: EditedSections }) {
  const fetcher = useFetcher<Response | SectionsResult>()
  const [edited, setEdited] = useState(begin)
  const [announcement, announce] = useState('')
  const saved = useRef(begin)
  const known = useRef(version)
  useEffect(() => {
    const { version: next } = (fetcher.data ?? {}) as SectionsResult
    if (next !== undefined) known.current = next
    if (fetcher.state !== 'idle' || saved.current === edited) return
    saved.current = edited
    const { order, hidden, counter, story } = edited
    void fetcher.submit(
      {
        version: String(known.current),
        shown: order.filter((one) => !hidden.includes(one)).join(' '),
        counter: counter.map(({ id }) => id).join(' '),
        story: story.map(({ id }) => id).join(' '),
      },
      { method: 'put' },
    )
  }, [edited, fetcher])

  function move(section: HomeSection, by: 1 | -1) {
    const from = edited.order.indexOf(section)
    const order = edited.order.filter((one) => one !== section)
    order.splice(from + by, 0, section)
    setEdited({ ...edited, order })
    announce(texts.nowAt(texts.sections[section].title, from + by + 1))
  }
  const change = (of: 'counter' | 'story', products: CardProduct[]) => setEdited({ ...edited, [of]: products })

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {edited.order.map((section, index) => {
          const { title, text } = texts.sections[section]
          const isHidden = edited.hidden.includes(section)
          return (
            <li key={section} className="p-4">
              <div className="flex items-center gap-2">
                <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-4">
                  <input
                    type="checkbox"
                    aria-label={texts.isShown(title)}
                    checked={!isHidden}
                    onChange={() =>
                      setEdited({
                        ...edited,
                        hidden: isHidden ? edited.hidden.filter((one) => one !== section) : [...edited.hidden, section],
                      })
                    }
                    className="size-6 shrink-0 rounded"
                  />
                  <span className={isHidden ? 'text-muted' : ''}>
                    <span className="block font-medium">{title}</span>
                    <span className="block text-muted text-sm">{text}</span>
                  </span>
                </label>
                <IconButton label={texts.moveUp(title)} disabled={index === 0} onClick={() => move(section, -1)}>
                  <ArrowUp aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton
                  label={texts.moveDown(title)}
                  disabled={index === edited.order.length - 1}
                  onClick={() => move(section, 1)}
                >
                  <ArrowDown aria-hidden="true" className="size-5" />
                </IconButton>
              </div>
              {(section === 'counter' || section === 'story') && !isHidden && (
                <Chosen of={section} products={edited[section]} change={(products) => change(section, products)} />
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

interface ChosenProps {
  of: 'counter' | 'story'
  products: readonly CardProduct[]
  change: (products: CardProduct[]) => void
}

/** The products of one section: search, order and removal. */
function Chosen({ of, products, change }: ChosenProps) {
  const [label, hint] = of === 'counter' ? [texts.featured, texts.upToEight] : [texts.featuredProduct, texts.bestRated]
  const moved = (from: number, to: number) => {
    const others = products.filter((_, index) => index !== from)
    const one = products[from]
    change(one ? [...others.slice(0, to), one, ...others.slice(to)] : others)
  }
  return (
    <details className="mt-2 ml-10">
      <summary className="min-h-11 py-2.5 font-medium text-sm">
        {label} ({products.length})
      </summary>
      <p className="text-muted text-sm">{hint}</p>
      <ol aria-label={label} className="mt-2 divide-y divide-line rounded-control border border-line empty:hidden">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductLine product={product}>
              <IconButton
                label={texts.moveUp(product.title)}
                disabled={index === 0}
                onClick={() => moved(index, index - 1)}
              >
                <ArrowUp aria-hidden="true" className="size-5" />
              </IconButton>
              <IconButton
                label={texts.takeAway(product.title)}
                onClick={() => change(products.filter(({ id }) => id !== product.id))}
              >
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </ProductLine>
          </li>
        ))}
      </ol>
      {products.length < MOST[of] && (
        <Field name={of}>
          {(control) => (
            <ProductPicker
              control={control}
              isPicked={(id) => products.some((product) => product.id === id)}
              add={(product) => change([...products, product])}
            />
          )}
        </Field>
      )}
    </details>
  )
}
