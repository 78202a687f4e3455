import * as texts from '#texts/catalog/products/read'
import type { VatClass, WithdrawalRule } from './legal/product-choices.contract.ts'

/** A text of a product that staff write in a field of its own. */
interface ProductTextRules {
  /** What its field and its column are called where staff read of them. */
  label: string
  /** Characters. */
  max: number
  /** A field for several lines begins with so many; a single line without. */
  rows?: number
  /** What is said below the field. */
  hint?: string
  /** A product may lack it: then it is empty, or the first of its choices. */
  isOptional?: true
  /** Which texts it may be, with what staff read for each, when it is not free; its field is a list to choose from. */
  choices?: Readonly<Record<string, string>>
  /** Stands with what the law asks for, apart from the others. */
  isLegal?: true
}

/**
 * The texts of a product, each said here alone: the rules, the form and its draft, the comparison of drafts, the SQL, the audit log and the
 * CSV go through this list. One more needs its column (`tables.ts`, a migration), its place in the answer (`Product`) and on the page.
 */
export const PRODUCT_TEXTS = {
  title: { label: texts.title, max: 120 },
  description: { label: texts.description, max: 10_000, rows: 6, hint: texts.smallMarkdown },
  facts: { label: texts.facts, max: 4000, rows: 4, hint: texts.oneFactALine, isOptional: true },
  meta_title: { label: texts.metaTitle, max: 70, hint: texts.elseTheTitle, isOptional: true },
  meta_description: {
    label: texts.metaDescription,
    max: 200,
    rows: 2,
    hint: texts.elseTheDescription,
    isOptional: true,
  },
  maker: { label: texts.maker, max: 120, hint: texts.whoMadeIt, isOptional: true, isLegal: true },
  model: { label: texts.model, max: 120, hint: texts.typeOrReference, isOptional: true, isLegal: true },
  warnings: { label: texts.warnings, max: 2000, rows: 2, hint: texts.safetyInWords, isOptional: true, isLegal: true },
  vat_class: {
    label: texts.vatClass,
    max: 20,
    choices: texts.VAT_CLASS_LABELS satisfies Record<VatClass, string>,
    isOptional: true,
    isLegal: true,
  },
  withdrawal: {
    label: texts.withdrawal,
    max: 20,
    choices: texts.WITHDRAWAL_LABELS satisfies Record<WithdrawalRule, string>,
    isOptional: true,
    isLegal: true,
  },
} as const satisfies Record<string, ProductTextRules>

export type ProductTextName = keyof typeof PRODUCT_TEXTS

/** Those that no product lacks. */
export type RequiredText = {
  [name in ProductTextName]: (typeof PRODUCT_TEXTS)[name] extends { isOptional: true } ? never : name
}[ProductTextName]

/** Their names on the wire, in the database and in files, in the order in which they are written. */
export const TEXT_NAMES = Object.keys(PRODUCT_TEXTS) as readonly ProductTextName[]

export const REQUIRED_TEXTS = TEXT_NAMES.filter((name): name is RequiredText => !rulesOfText(name).isOptional)

export function rulesOfText(name: ProductTextName): ProductTextRules {
  return PRODUCT_TEXTS[name]
}

/** Returns what a text is where nobody has said anything. */
export const unsaidText = (name: ProductTextName): string => choicesOf(name)[0] ?? ''

/** Returns which texts it may be; none for one that is free. */
export const choicesOf = (name: ProductTextName): string[] => Object.keys(rulesOfText(name).choices ?? {})

/** Makes something of each text of a product, by its name. */
export function eachText<T>(make: (name: ProductTextName) => T): Record<ProductTextName, T> {
  return Object.fromEntries(TEXT_NAMES.map((name) => [name, make(name)])) as Record<ProductTextName, T>
}
