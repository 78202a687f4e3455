/**
 * The texts of an extension by language (`en`, `fr`) and key. Each language has the keys of the first one. A text may
 * contain values, such as `{count} points`.
 */
export type ExtensionTexts<Key extends string = string> = Readonly<Record<string, Readonly<Record<Key, string>>>>
