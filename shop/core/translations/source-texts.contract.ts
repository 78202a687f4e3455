import { z } from 'zod'
import { LanguageName } from './language-name.contract.ts'

/** The query of a request for the owner's texts. Optional, so that other callers pass no query. */
export const SourceTexts = z
  .object({
    texts: z
      .literal('source')
      .optional()
      .describe('`source`: for staff, the texts in the language in which they were written, as forms edit them'),
  })
  .optional()

/** The languages in which a page exists. */
export const PageLanguages = z
  .array(LanguageName)
  .optional()
  .describe('languages of the pages in which the title exists; absent in a shop with one language')

/** The slugs of a page. */
export const PageSlugs = z
  .partialRecord(LanguageName, z.string())
  .optional()
  .describe('slug in each language of the pages; absent in a shop with one language')

/** The names of the translated texts of an answer. */
export const Translated = z
  .array(z.string())
  .optional()
  .describe('fields in the requested language; the others are in the language of the owner; absent without translation')
