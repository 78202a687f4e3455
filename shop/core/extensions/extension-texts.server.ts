import { currentLanguage } from '../../../lib/texts/current-language.ts'
import type { ExtensionTexts } from '../../extension/texts.ts'

/**
 * Returns a text of an extension in the current language, or else in its first one.
 * @throws Error if it has no text with this key
 */
export function extensionText(
  texts: ExtensionTexts,
  key: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const own = texts[currentLanguage()] ?? Object.values(texts)[0]
  const text = own && Object.hasOwn(own, key) ? own[key] : undefined
  if (text === undefined) throw new Error(`There is no text ${key}.`)
  return text.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}

/** A value in a text, such as `{count}`. */
export const PLACEHOLDER = /\{([a-z][a-zA-Z0-9]*)\}/g
