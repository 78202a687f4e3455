import { currentLanguage } from '../../../../lib/texts/current-language.ts'

interface Translatable<Texts> {
  texts: Texts
  translations?: Readonly<Record<string, Texts>>
}

/** Returns the texts of a payment method in the current language, or else its first texts. */
export const methodTexts = <Texts>({ texts, translations }: Translatable<Texts>): Texts =>
  translations?.[currentLanguage()] ?? texts
