import { texts as logTexts } from '#texts/core/activity-log'
import { texts } from '#texts/core/activity-log/fields'
import { texts as valueTexts } from '#texts/core/activity-log/values'
import { languageName } from '../../../../lib/identity/language-names.ts'
import { LANGUAGES, type Language } from '../../../../lib/texts/languages.ts'
import type { Change } from '../audit-log.contract.ts'
import { shownRateName } from '../values/shown-words.ts'

const OF_VARIANT = /^variants\[(.*)\]\[(\w+)\]$/s
const WITHIN = /^(\w+)\[(.*)\]$/s
const IN_LANGUAGE = new RegExp(`^(.+)\\.(${Object.keys(LANGUAGES).join('|')})$`, 's')

/**
 * Returns the label of a field: `variants[Celadon][stock]` -> `Celadon, Stock`, and of a translation: `title.fr` ->
 * `Title (Français)`. Unknown fields keep their names.
 */
export function nameOfField({ kind, field }: Pick<Change, 'kind' | 'field'>): string {
  const [, translated, language] = IN_LANGUAGE.exec(field) ?? []
  if (translated !== undefined && language !== undefined)
    return logTexts.inLanguage(nameOfField({ kind, field: translated }), LANGUAGES[language as Language].name)
  const names = texts.names[kind]
  const [, variant, ofVariant] = OF_VARIANT.exec(field) ?? []
  if (variant !== undefined && ofVariant !== undefined)
    return texts.fieldOf(variant, logTexts.namesInVariant[ofVariant] ?? ofVariant)
  const [, whole, part] = WITHIN.exec(field) ?? []
  if (whole === undefined || part === undefined) return names[field] ?? field
  const group = kind === 'settings' ? logTexts.groups[whole] : undefined
  if (group === undefined) return texts.fieldOf(names[whole] ?? whole, nameOfPart(whole, part))
  return texts.fieldOf(group, logTexts.namesInGroup[whole]?.[part] ?? names[part] ?? nameOfPart(whole, part))
}

/** Returns the name in brackets as it is shown: of a VAT rate, a language, or the secrets of an extension. */
function nameOfPart(whole: string, part: string): string {
  if (whole === 'vat_rate') return shownRateName(part)
  if (whole === 'guarantee_notice') return languageName(part)
  return whole === 'extensions' ? part.replace(/(?<=: )unreadable secrets$/, valueTexts.unreadableSecrets) : part
}
