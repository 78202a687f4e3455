import { useState } from 'react'
import { type CardProduct, cardProduct } from '../../catalog/products/card/card-product.ts'
import type { HomeSectionForm } from '../../storefront/home-page/sections/sections.contract.ts'
import type { EditedHome } from '../../storefront/home-page/store/edit-home.contract.ts'

/** A section in the editor. */
export interface EditedSection {
  /** Identifies the section until the page is saved. */
  key: string
  fields: HomeSectionForm
}

let added = 0

/** Returns the key of a new section. */
export function nextKey(): string {
  added += 1
  return `new-${added}`
}

/** Returns the sections of a loaded page, without products that no longer exist. */
function editedSections({ sections, products }: EditedHome): EditedSection[] {
  const known = new Set(products.map(({ id }) => id))
  return sections.map((saved) => {
    const fields = saved as unknown as HomeSectionForm
    return { key: String(saved.id), fields: withKnown(fields, known) }
  })
}

function withKnown(fields: HomeSectionForm, known: ReadonlySet<number>): HomeSectionForm {
  if ('products' in fields) return { ...fields, products: fields.products.filter((id) => known.has(id)) }
  const isGone = fields.kind === 'story' && fields.product !== null && !known.has(fields.product)
  return isGone ? { ...fields, product: null } : fields
}

export const fieldsIn = (sections: readonly EditedSection[]): string =>
  JSON.stringify(sections.map(({ fields }) => fields))

/**
 * Holds the edited home page. A page saved elsewhere replaces it unless there are changes; then the next save is
 * refused as a conflict.
 */
export function useEditedHome(loaded: EditedHome) {
  const [base, setBase] = useState(loaded)
  const [sections, setSections] = useState(() => editedSections(loaded))
  const [before, setBefore] = useState(() => fieldsIn(sections))
  const [products, setProducts] = useState<ReadonlyMap<number, CardProduct>>(() => productsOf(loaded))
  const [seen, setSeen] = useState(loaded)
  const hasChanges = fieldsIn(sections) !== before

  /** Continues with a saved page. */
  function adopt(home: EditedHome) {
    const next = editedSections(home)
    setBase(home)
    setSections(next)
    setBefore(fieldsIn(next))
    setProducts((known) => new Map([...known, ...productsOf(home)]))
  }

  /**
   * Continues after a save. Sections keep their keys, and changes that were made during the save stay.
   * @param keys the keys of the saved sections
   */
  function adoptSaved({ saved, keys, sent }: { saved: EditedHome; keys: readonly string[]; sent: string }) {
    const next = editedSections(saved).map((section, at) => ({ ...section, key: keys[at] ?? section.key }))
    const fieldsOf = new Map(next.map(({ key, fields }) => [key, fields]))
    setBase(saved)
    setBefore(fieldsIn(next))
    setProducts((known) => new Map([...known, ...productsOf(saved)]))
    setSections((now) => (fieldsIn(now) === sent ? next : now.map((section) => withId(section, fieldsOf))))
  }

  if (loaded !== seen) {
    setSeen(loaded)
    if (loaded.version !== base.version && !hasChanges) adopt(loaded)
  }

  return {
    base,
    sections,
    setSections,
    before,
    hasChanges,
    adopt,
    adoptSaved,
    products,
    remember: (product: CardProduct) => setProducts((known) => new Map([...known, [product.id, product]])),
  }
}

function withId({ key, fields }: EditedSection, saved: ReadonlyMap<string, HomeSectionForm>): EditedSection {
  const id = saved.get(key)?.id
  return { key, fields: id === undefined ? fields : { ...fields, id } }
}

const productsOf = ({ products }: EditedHome) => new Map(products.map((product) => [product.id, cardProduct(product)]))
