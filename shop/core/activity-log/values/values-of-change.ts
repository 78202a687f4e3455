import { texts } from '#texts/core/activity-log/values'
import type { Change } from '../audit-log.contract.ts'
import type { AuditedKind } from '../audited-kinds.contract.ts'
import { isMoment, moments } from './formats.ts'
import { formatOf } from './formats-of-fields.ts'
import { describePictures, picturesIn } from './pictures-in-value.ts'
import { hasWords, shownWords } from './shown-words.ts'

/** The field of a variant, such as `price` in `variants[Celadon][price]`. */
const OF_VARIANT = /^variants\[.*\]\[(\w+)\]$/s
/** A field with a name in brackets, such as `passkeys[Laptop]`, or a setting with its group. */
const WITHIN = /^(\w+)\[.*\]$/s

type Values = Pick<Change, 'old' | 'new'>

/**
 * Returns both values of a change in readable form: amounts, days, times and numbers as on other screens, the number
 * and alt texts of pictures, and stored words such as `true` in the language of the screen.
 */
export function valuesOfChange({ kind, field, old, new: now }: Values & Pick<Change, 'kind' | 'field'>): Values {
  const [before, after] = [formatValue(kind, field, old), formatValue(kind, field, now)]
  const pictures = picturesIn(field, now)
  const hasSameText = pictures > 0 && before === after
  return { old: before, new: hasSameText && after ? texts.withOtherValues(after, pictures) : after }
}

function formatValue(kind: AuditedKind, field: string, value: string | null): string | null {
  if (value === null) return null
  for (const name of namesOf(kind, field)) {
    const shown: string = formatOf(kind, name)?.(value) ?? value
    if (shown !== value) return shown
    if (hasWords(kind, name)) return shownWords(kind, name, value)
  }
  return isMoment(value) ? moments(value) : describePictures(field, value)
}

/** Returns the names under which a field can have a format, the most specific first. */
function namesOf(kind: AuditedKind, field: string): string[] {
  const ofVariant = kind === 'product' ? OF_VARIANT.exec(field)?.[1] : undefined
  if (ofVariant !== undefined) return [ofVariant]
  const whole = WITHIN.exec(field)?.[1]
  return whole === undefined ? [field] : [field, whole]
}
