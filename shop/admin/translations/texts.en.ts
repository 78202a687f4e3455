import { counted, countShown } from '../../../lib/texts/en.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'
import type { TranslatedKind } from '../../core/translations/translations.contract.ts'

// translations.page.tsx
export const translations = 'Translations'
export const onlyStaff = 'Only staff can translate the shop’s content.'
export const failedToLoad = 'Translations couldn’t be loaded. Try again.'
export const noTranslationsHere = 'There are no translations at this address.'
export const intro =
  'Texts without a translation are shown in their original language. Each text is shown as soon as it is translated.'
export const oneLanguage = 'Your shop has one language. Add a second one in the settings to translate its content.'
export const kinds: Record<TranslatedKind, string> = {
  product: 'Products',
  collection: 'Collections',
  content_page: 'Pages',
  attribute_names: 'Attributes',
  attribute_values: 'Attribute values',
  options: 'Options',
  option_values: 'Option values',
  variants: 'Variants',
  pictures: 'Alternative texts of pictures',
  menus: 'Menus',
  home_section: 'Home page',
  shop_texts: 'Texts of the settings',
  shipping: 'Shipping methods',
  clauses: 'Own clauses of the terms',
}
export const isComplete = 'Complete'
export const nothingToTranslate = 'Nothing to translate'
export const missingTexts = (missing: number, kind: TranslatedKind, language: string) => {
  const [one, other] = NOUNS[kind]
  return `${counted(missing, one, other)} ${missing === 1 ? 'lacks' : 'lack'} ${language}`
}
const NOUNS: Record<TranslatedKind, readonly [one: string, other: string]> = {
  product: ['product', 'products'],
  collection: ['collection', 'collections'],
  content_page: ['page', 'pages'],
  attribute_names: ['attribute', 'attributes'],
  attribute_values: ['attribute value', 'attribute values'],
  options: ['option', 'options'],
  option_values: ['option value', 'option values'],
  variants: ['variant', 'variants'],
  pictures: ['alternative text', 'alternative texts'],
  menus: ['menu entry', 'menu entries'],
  home_section: ['section of the home page', 'sections of the home page'],
  shop_texts: ['text of the settings', 'texts of the settings'],
  shipping: ['text of shipping methods', 'texts of shipping methods'],
  clauses: ['text of own clauses', 'texts of own clauses'],
}

// list.page.tsx
export const kindInLanguage = (kind: TranslatedKind, language: string) => `${kinds[kind]}: ${language}`
export const filter = 'Filter by translation'
export const all = 'All'
export const incomplete = 'Not translated'
export const search = 'Search by title or text'
export const listed = (range: ShownRange, kind: TranslatedKind) => countShown(range, ...NOUNS[kind])
export const noneMissing = 'Everything is translated.'
export const noneFound = 'Nothing matches this search.'
export const name = 'Name'
export const progress = 'Translated texts'
export const ofTexts = (translated: number, all: number) => `${translated} of ${all}`
export const pages = 'Pages of the list'

// record.page.tsx
export const translationOf = (name: string, language: string) => `${name}: ${language}`
export const translation = 'Translation'
export const noTexts = 'No texts to translate yet.'
export const fields: { readonly [field: string]: string } = {
  title: 'Title',
  slug: 'Slug',
  description: 'Description',
  meta_title: 'Title for search engines',
  meta_description: 'Description for search engines',
  warnings: 'Warnings and safety',
  text: 'Text',
  headline: 'Headline',
  heading: 'Heading',
  button_label: 'Text of the button',
  picture_alt: 'Alternative text of the picture',
}
export const slugHint = 'The last part of the address. Leave it empty to derive it from the title.'
export const phrase = 'Text'

// translation-form.tsx
export const save = 'Save translations'
export const inLanguage = (field: string, language: string) => `${field} (${language})`
export const isOutdated = 'The original has changed since it was translated.'
export const markUpToDate = 'The translation still fits'

// translation-changes.ts
export const saved = 'Translations saved'
export const nothingChanged = 'No translation was changed'
export const changedMeanwhile = (value: string) =>
  `Someone else changed this translation to “${value}”. Save again to replace it.`
export const removedMeanwhile = 'Someone else removed this translation. Save again to add yours.'
