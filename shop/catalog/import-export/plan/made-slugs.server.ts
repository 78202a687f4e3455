import type { Database } from '../../../../server/db/open.ts'
import { MAX_SLUG } from '../../../ui/forms/slug.contract.ts'
import { findSkus, foldedSku } from '../../products/write/product-rules.server.ts'
import type { SheetProduct } from '../file/sheet.server.ts'
import { idsOfSlugs, slugsWithSkus } from '../run/export-rows.server.ts'
import { handlesOfSlugs, slugsOfHandles } from '../run/imported-handles-store.server.ts'

interface Known {
  /** Slugs by SKU. */
  skus: ReadonlyMap<string, string>
  /** Slugs of products that have SKUs. */
  numbered: ReadonlySet<string>
  /** Slugs by imported handle. */
  byHandle: ReadonlyMap<string, string>
  /** Imported handles by slug. */
  handles: ReadonlyMap<string, ReadonlySet<string>>
}

/** Gives each product of a file its own slug. A product imported before keeps its slug in the shop. */
export class MadeSlugs {
  readonly #assigned = new Set<string>()

  async settle<P extends { product: SheetProduct }>(db: Database, read: readonly P[]): Promise<P[]> {
    const made = read.flatMap(({ product }) => (isMade(product) ? [product] : []))
    if (made.length === 0) return [...read]
    const slugs = made.map(({ slug }) => slug.text)
    const handles = made.flatMap(({ handle }) => handle ?? [])
    const known: Known = {
      skus: await findSkus(db, made.flatMap(skusOf)),
      numbered: await slugsWithSkus(db, slugs),
      byHandle: await slugsOfHandles(db, handles),
      handles: await handlesOfSlugs(db, slugs),
    }
    const settled: P[] = []
    for (const one of read) {
      const { product } = one
      const text = await this.#slugOf(db, product, known)
      this.#assigned.add(text)
      settled.push({ ...one, product: { ...product, slug: { ...product.slug, text } } })
    }
    return settled
  }

  async #slugOf(db: Database, product: SheetProduct, known: Known): Promise<string> {
    const { slug, fallbackSlug } = product
    if (!isMade(product)) return slug.text
    const before = slugBefore(product, known)
    if (before !== undefined && !this.#assigned.has(before)) return before
    if (!this.#assigned.has(slug.text) && !belongsToOther(product, known)) return slug.text
    if (fallbackSlug !== undefined && fallbackSlug !== slug.text && !this.#assigned.has(fallbackSlug))
      return fallbackSlug
    for (let number = 2; ; number += 1) {
      const numbered = withNumber(slug.text, number)
      if (!this.#assigned.has(numbered) && !(await idsOfSlugs(db, [numbered])).has(numbered)) return numbered
    }
  }
}

const isMade = ({ fallbackSlug, handle }: SheetProduct) => fallbackSlug !== undefined || handle !== undefined

/** Returns the slug of the product created by an earlier import. */
function slugBefore(product: SheetProduct, { skus, byHandle }: Known): string | undefined {
  if (product.handle !== undefined) return byHandle.get(product.handle)
  return skusOf(product).flatMap((sku) => skus.get(sku) ?? [])[0]
}

/** Returns whether the slug belongs to a product that was imported with another handle or has other SKUs. */
function belongsToOther(product: SheetProduct, { numbered, handles }: Known): boolean {
  const { slug, handle } = product
  if (handle === undefined) return skusOf(product).length > 0 && numbered.has(slug.text)
  return [...(handles.get(slug.text) ?? [])].some((other) => other !== handle)
}

const withNumber = (slug: string, number: number) =>
  `${slug.slice(0, MAX_SLUG - String(number).length - 1).replace(/-+$/, '')}-${number}`

const skusOf = ({ variants = [] }: SheetProduct) =>
  variants.flatMap(({ details }) => (details?.sku?.text ? foldedSku(details.sku.text) : []))
