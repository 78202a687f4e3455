import type { LucideIcon } from 'lucide-react'
import { href, Link } from 'react-router'
import { texts } from '#texts/catalog/products'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { Pages } from '../../../ui/pages.tsx'
import { ProductSearchForm } from '../product-search-form.tsx'
import type { FoundProducts } from './find-picker-products.ts'
import { ProductLine } from './product-line.tsx'

interface ProductFinderProps {
  /** The action that the picked product is opened for. */
  verb: keyof typeof VERBS
  Icon: LucideIcon
  found: FoundProducts
}

const VERBS = localizedConstant(() => ({
  update: {
    addressOf: (slug: string) => href('/admin/products/update/:slug', { slug }),
    name: texts.update,
    nameFor: texts.updateProduct,
  },
  delete: {
    addressOf: (slug: string) => href('/admin/products/delete/:slug', { slug }),
    name: texts.deleteLabel,
    nameFor: texts.deleteProduct,
  },
}))

/** The product picker: all products, newest first, or search results, each with a link to the action. */
export function ProductFinder({ verb, Icon, found: { words, count, page, pages, products } }: ProductFinderProps) {
  const { addressOf, name, nameFor } = VERBS[verb]
  return (
    <>
      <ProductSearchForm key={words} words={words} />
      <p className="mt-5 text-muted text-sm tabular-nums" role="status">
        {texts.productsFound(shownRange({ page, shown: products.length, count }), words)}
      </p>
      <ul
        data-rows=""
        className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden"
      >
        {products.map((product) => (
          <li key={product.id} className="relative hover:bg-sunken/60">
            <ProductLine product={product}>
              <Link
                to={addressOf(product.slug)}
                aria-label={nameFor(product.title)}
                title={name}
                className="grid size-11 shrink-0 place-items-center rounded-control text-muted -outline-offset-4 after:absolute after:inset-0 hover:text-ink"
              >
                <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
              </Link>
            </ProductLine>
          </li>
        ))}
      </ul>
      <Pages page={page} pages={pages} label={texts.pagesOfProducts} />
    </>
  )
}
