import type { Language } from '../../../../lib/texts/languages.ts'
import type { ProductTextName } from '../../products/read/product-texts.contract.ts'
import { PRODUCT_TRANSLATIONS } from '../../products/read/translations/product-translations.server.ts'
import type { SheetProduct } from '../file/sheet.server.ts'
import type { ErrorsByRow } from './errors-by-row.server.ts'
import { type ColumnTranslations, planTranslations } from './plan-translations.server.ts'

type Texts = Partial<Record<ProductTextName, string | undefined>>

/** The shop's data needed to plan translations. */
export interface KnownTranslations {
  /** By product id. */
  translations: ReadonlyMap<number, ColumnTranslations>
  /** The languages into which the shop is translated. */
  languages: readonly Language[]
}

interface TranslatedProduct {
  /** The valid values of the file. */
  proposed: Texts
  /** Undefined for a new product. */
  current: (Texts & { id: number }) | undefined
  known: KnownTranslations
  errors: ErrorsByRow
}

/** Plans the changes of a product's translations. */
export const planProductTranslations = (
  { translation = () => undefined }: SheetProduct,
  { proposed, current, known, errors }: TranslatedProduct,
) =>
  planTranslations(translation, {
    kind: PRODUCT_TRANSLATIONS,
    current: known.translations.get(current?.id ?? 0),
    sourceOf: (field) => proposed[field as ProductTextName] ?? current?.[field as ProductTextName] ?? '',
    languages: known.languages,
    errors,
  })
