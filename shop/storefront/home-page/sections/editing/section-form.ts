import type { CardProduct } from '../../../../catalog/products/card/card-product.ts'
import type { HomeSectionForm, HomeSectionKind } from '../sections.contract.ts'

/** A collection in a choice. */
export interface CollectionChoice {
  id: number
  title: string
  is_public: boolean
}

/** The props of the form of one kind. */
export interface SectionFormProps<Kind extends HomeSectionKind> {
  section: Extract<HomeSectionForm, { kind: Kind }>
  /** Changes some fields. */
  change: (fields: Partial<Extract<HomeSectionForm, { kind: Kind }>>) => void
  /** Returns the form name of a field of this section. Errors of the server have the same names. */
  nameOf: (field: string) => string
  /** Products by id, those that were chosen a moment ago too. */
  products: ReadonlyMap<number, CardProduct>
  /** Adds a product to `products`. */
  remember: (product: CardProduct) => void
  collections: readonly CollectionChoice[]
  /** Called when an upload of a field starts or ends, with whether the file was refused. */
  onUploading: (name: string, isUploading: boolean, isRefused: boolean) => void
}
