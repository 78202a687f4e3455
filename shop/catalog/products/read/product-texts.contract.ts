import { texts } from '#texts/catalog/products/read'
import { VAT_CLASSES, type VatClass, WITHDRAWAL_RULES, type WithdrawalRule } from './legal/product-choices.contract.ts'

/** The rules of a product text with its own form field. */
interface ProductTextRules {
  /** The label in the admin. */
  label: string
  /** Maximum length in characters. */
  max: number
  /** The initial number of rows of a multi-line field; undefined for a single line. */
  rows?: number
  /** The hint below the field. */
  hint?: string
  /** If optional, an empty value is stored as '' or as the first choice. */
  isOptional?: true
  /** The allowed values, the default first; undefined for free text. */
  values?: readonly string[]
  /** The labels of the allowed values. */
  choices?: Readonly<Record<string, string>>
  /** Shown in the group of legal fields. */
  isLegal?: true
}

/**
 * All product texts. Rules, form, drafts, draft comparison, SQL, audit log and CSV use this list. A new text also
 * needs a column (`tables.ts`, a migration) and a place in the answer (`Product`) and on the page.
 */
export const PRODUCT_TEXTS = {
  title: {
    get label() {
      return texts.title
    },
    max: 120,
  },
  description: {
    get label() {
      return texts.description
    },
    max: 10_000,
    rows: 6,
    get hint() {
      return texts.separateParagraphsWithAnEmpty
    },
  },
  facts: {
    get label() {
      return texts.attributes
    },
    max: 4000,
    rows: 4,
    get hint() {
      return texts.attributesHint
    },
    isOptional: true,
  },
  meta_title: {
    get label() {
      return texts.titleForSearchEngines
    },
    max: 70,
    get hint() {
      return texts.searchTitleHint
    },
    isOptional: true,
  },
  meta_description: {
    get label() {
      return texts.metaDescription
    },
    max: 200,
    rows: 2,
    get hint() {
      return texts.metaDescriptionHint
    },
    isOptional: true,
  },
  maker: {
    get label() {
      return texts.manufacturer
    },
    max: 120,
    get hint() {
      return texts.manufacturerHint
    },
    isOptional: true,
    isLegal: true,
  },
  model: {
    get label() {
      return texts.model
    },
    max: 120,
    get hint() {
      return texts.modelHint
    },
    isOptional: true,
    isLegal: true,
  },
  warnings: {
    get label() {
      return texts.warnings
    },
    max: 2000,
    rows: 2,
    get hint() {
      return texts.warningsHint
    },
    isOptional: true,
    isLegal: true,
  },
  vat_class: {
    get label() {
      return texts.vatClass
    },
    max: 20,
    values: VAT_CLASSES,
    get choices() {
      return texts.VAT_CLASS_LABELS satisfies Record<VatClass, string>
    },
    isOptional: true,
    isLegal: true,
  },
  withdrawal: {
    get label() {
      return texts.withdrawal
    },
    max: 20,
    values: WITHDRAWAL_RULES,
    get choices() {
      return texts.WITHDRAWAL_LABELS satisfies Record<WithdrawalRule, string>
    },
    isOptional: true,
    isLegal: true,
  },
} as const satisfies Record<string, ProductTextRules>

export type ProductTextName = keyof typeof PRODUCT_TEXTS

/** The texts that every product must have. */
export type RequiredText = {
  [name in ProductTextName]: (typeof PRODUCT_TEXTS)[name] extends { isOptional: true } ? never : name
}[ProductTextName]

/** The field, column and CSV names, in the order of writing. */
export const TEXT_NAMES = Object.keys(PRODUCT_TEXTS) as readonly ProductTextName[]

export const REQUIRED_TEXTS = TEXT_NAMES.filter((name): name is RequiredText => !rulesOfText(name).isOptional)

export function rulesOfText(name: ProductTextName): ProductTextRules {
  return PRODUCT_TEXTS[name]
}

/** Returns the default of a text. */
export const defaultText = (name: ProductTextName): string => choicesOf(name)[0] ?? ''

/** Returns the allowed values; empty for free text. */
export const choicesOf = (name: ProductTextName): readonly string[] => rulesOfText(name).values ?? []

/** Maps each product text by its name. */
export function eachText<T>(make: (name: ProductTextName) => T): Record<ProductTextName, T> {
  return Object.fromEntries(TEXT_NAMES.map((name) => [name, make(name)])) as Record<ProductTextName, T>
}
