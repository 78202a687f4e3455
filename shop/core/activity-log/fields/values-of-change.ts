import { texts } from '#texts/core/activity-log/fields'
import { showDay, showMoment } from '../../../../lib/texts/dates.ts'
import type { Change } from '../audit-log.contract.ts'

/** Boolean fields. */
const SWITCHES = ['is_tracked', 'is_on', 'in_menu', 'leads_home']
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/
/** Fields with days in their values, such as `18.50 (2026-11-30)`. */
const WITH_DAYS = ['accounting_file', 'documents', 'ends_on', 'payment', 'valid_from']
const DAYS = /\b\d{4}-\d{2}-\d{2}\b/g
/** Picture fields that contain keys. Those of products contain addresses. */
const BY_KEY = /^(?:picture|look\[\w+\]|sections\[photograph\])$/
const KEY = /^[0-9a-z]{24}$/
const ADDRESS = /\/media\/[0-9a-z]{24}\/\d+\.webp/g

type Values = Pick<Change, 'old' | 'new'>

/**
 * Returns both values of a change in readable form: days and times as on other screens, the number and alt texts of
 * pictures, yes or no.
 */
export function valuesOfChange({ field, old, new: now }: Values & Pick<Change, 'field'>): Values {
  const [before, after] = [formatValue(field, old), formatValue(field, now)]
  const pictures = picturesIn(field, now)
  const hasSameText = pictures > 0 && before === after
  return { old: before, new: hasSameText && after ? texts.withOtherValues(after, pictures) : after }
}

function formatValue(field: string, value: string | null): string | null {
  if (value === null) return null
  if (SWITCHES.includes(field) && (value === 'true' || value === 'false')) return texts.BOOLEANS[value]
  if (MOMENT.test(value)) return showMoment(value)
  if (WITH_DAYS.includes(field)) return value.replaceAll(DAYS, (day) => showDay(day))
  const pictures = picturesIn(field, value)
  if (pictures === 0) return value
  const shown = value.split(ADDRESS).map((alt) => alt.trim().replace(/,$/, ''))
  return texts.pictures(pictures, BY_KEY.test(field) ? [] : shown.filter((alt) => alt !== ''))
}

/** Counts the pictures in a value. */
function picturesIn(field: string, value: string | null): number {
  if (value === null) return 0
  return BY_KEY.test(field) && KEY.test(value) ? 1 : (value.match(ADDRESS)?.length ?? 0)
}
