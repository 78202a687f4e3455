import { z } from 'zod'
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts'

/** The name of a language of the shop, such as `fr`. */
export const LanguageName = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]])
