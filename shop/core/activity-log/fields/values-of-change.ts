import { texts } from '#texts/core/activity-log'
import { showDay, showMoment } from '../../../../lib/texts/dates.ts'
import { shownDecimal } from '../../../../lib/texts/decimals.ts'
import type { Change } from '../audit-log.contract.ts'

/** Fields with words of the shop, such as `true`, `draft` or `orders:read`. Other fields have typed texts. */
const WITH_WORDS = [
  ...['account', 'answer', 'combines', 'consent_email', 'customer_message', 'data', 'dispute', 'excludes_reduced'],
  ...['get_scope', 'in_menu', 'is_active', 'is_announced', 'is_automatic', 'is_blocked', 'is_for_first_order', 'is_on'],
  ...['is_tracked', 'kind', 'leads_home', 'mode', 'note', 'offered', 'offers', 'on_collection', 'order_cancelled'],
  ...[
    'order_placed',
    'paid back twice',
    'passkeys',
    'password',
    'payment_received',
    'recovery_codes',
    'reply',
    'reports',
  ],
  ...['review_requests', 'role', 'scope', 'scopes', 'secret', 'stage', 'state', 'status', 'tier_unit', 'time_code'],
  ...['transfer', 'types', 'withdrawal_stated'],
]
const SEPARATOR = ', '
/** Fields with a decimal number, such as `18.50`. */
const WITH_NUMBERS = [
  ...['bundle_price', 'free_from_cents', 'get_percent', 'late_rate', 'max_first_online', 'max_first_total', 'minimum'],
  ...['percent', 'price', 'value'],
]
/** The field of a variant or of a group of settings. */
const PART = /\[(\w+)\]$/
const NUMBER = /^-?\d{1,12}\.\d{1,6}$/
/** Fields with an amount before a note, such as `18.50 (2026-11-30)`. */
const WITH_AMOUNTS = ['accounting_month', 'discount', 'paid back', 'payment', 'reduction', 'refund']
const AMOUNT = /-?\b\d+\.\d{2}\b/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/
/** Fields with days in their values. */
const WITH_DAYS = ['accounting_file', 'documents', 'ends_on', 'payment', 'valid_from']
const DAYS = /\b\d{4}-\d{2}-\d{2}\b/g
/** Picture fields that contain keys. Those of products contain addresses. */
const BY_KEY = /^(?:picture|look\[\w+\]|sections\[photograph\])$/
const KEY = /^[0-9a-z]{24}$/
const ADDRESS = /\/media\/[0-9a-z]{24}\/\d+\.webp/g

type Values = Pick<Change, 'old' | 'new'>

/**
 * Returns both values of a change in readable form: days, times and numbers as on other screens, the number and alt
 * texts of pictures, and stored words such as `true` in the language of the screen.
 */
export function valuesOfChange({ field, old, new: now }: Values & Pick<Change, 'field'>): Values {
  const [before, after] = [formatValue(field, old), formatValue(field, now)]
  const pictures = picturesIn(field, now)
  const hasSameText = pictures > 0 && before === after
  return { old: before, new: hasSameText && after ? texts.withOtherValues(after, pictures) : after }
}

function formatValue(field: string, value: string | null): string | null {
  if (value === null) return null
  const part = PART.exec(field)?.[1] ?? field
  if (WITH_WORDS.includes(part)) return value.split(SEPARATOR).map(formatWord).join(SEPARATOR)
  if (WITH_NUMBERS.includes(part) && NUMBER.test(value)) return shownDecimal(value)
  if (MOMENT.test(value)) return showMoment(value)
  if (WITH_AMOUNTS.includes(field) || WITH_DAYS.includes(field))
    return formatAmount(field, value).replaceAll(DAYS, (day) => showDay(day))
  const pictures = picturesIn(field, value)
  if (pictures === 0) return value
  const shown = value.split(ADDRESS).map((alt) => alt.trim().replace(/,$/, ''))
  return texts.pictures(pictures, BY_KEY.test(field) ? [] : shown.filter((alt) => alt !== ''))
}

const formatWord = (word: string) => (Object.hasOwn(texts.storedWords, word) ? (texts.storedWords[word] ?? word) : word)

const formatAmount = (field: string, value: string) =>
  WITH_AMOUNTS.includes(field) ? value.replace(AMOUNT, shownDecimal) : value

/** Counts the pictures in a value. */
function picturesIn(field: string, value: string | null): number {
  if (value === null) return 0
  return BY_KEY.test(field) && KEY.test(value) ? 1 : (value.match(ADDRESS)?.length ?? 0)
}
