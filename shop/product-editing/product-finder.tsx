import type { LucideIcon } from 'lucide-react'
import { href, Link } from 'react-router'
import { PAGE_SIZE } from '../../lib/page-of.contract.ts'
import { LoadedForStaff } from '../staff/loaded-for-staff.tsx'
import { Pages } from '../ui/pages.tsx'
import type { FoundProducts } from './find-picker-products.ts'
import { ProductLine } from './product-line.tsx'
import { WordsForm } from './words-form.tsx'

interface ProductFinderProps {
  /** What is done with the product that is picked. */
  verb: 'Update' | 'Delete'
  Icon: LucideIcon
  found: FoundProducts | undefined
}

const ADDRESSES = {
  Update: (slug: string) => href('/admin/products/update/:slug', { slug }),
  Delete: (slug: string) => href('/admin/products/delete/:slug', { slug }),
}

/** The picker: all products, newest first, or those that words find; the icon at one leads on. */
export function ProductFinder({ verb, Icon, found }: ProductFinderProps) {
  return (
    <LoadedForStaff data={found}>
      {({ words, count, page, pages, products }) => (
        <>
          <WordsForm key={words} words={words} />
          <p className="mt-5 text-muted text-sm tabular-nums" role="status">
            {summary(count, page, products.length, words)}
          </p>
          <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden">
            {products.map((product) => (
              <li key={product.id} className="relative hover:bg-sunken/60">
                <ProductLine product={product}>
                  <Link
                    to={ADDRESSES[verb](product.slug)}
                    aria-label={`${verb} ${product.title}`}
                    title={verb}
                    className="grid size-11 shrink-0 place-items-center rounded-control text-muted -outline-offset-4 after:absolute after:inset-0 hover:text-ink"
                  >
                    <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
                  </Link>
                </ProductLine>
              </li>
            ))}
          </ul>
          <Pages page={page} pages={pages} label="Pages of products" />
        </>
      )}
    </LoadedForStaff>
  )
}

function summary(count: number, page: number, shown: number, words: string): string {
  const found = words === '' ? '' : ` found for “${words}”`
  if (count === 0) return `No products${found || ' in the shop yet'}`
  const first = (page - 1) * PAGE_SIZE + 1
  const range = count === shown ? '' : `${first}–${first + shown - 1} of `
  return `${range}${count} ${count === 1 ? 'product' : 'products'}${found || ', newest first'}`
}
