import { texts as logTexts } from '#texts/core/activity-log'
import { texts } from '#texts/core/activity-log/values'
import { languageName } from '../../../../lib/identity/language-names.ts'
import { showPrice } from '../../../../lib/money.ts'
import { showDay, showMonth, showPeriod } from '../../../../lib/texts/dates.ts'
import { shownDecimal } from '../../../../lib/texts/decimals.ts'
import { labelled } from '../../../../lib/texts/labelled.ts'
import type { AuditedKind } from '../audited-kinds.contract.ts'
import {
  amount,
  amountWithNote,
  closedDays,
  day,
  decimal,
  eachPart,
  type Format,
  isMoment,
  matching,
  moments,
} from './formats.ts'
import { describePictures } from './pictures-in-value.ts'
import { shownCountry, shownWord, shownWords, textIn } from './shown-words.ts'

const PRICE_OF_LINE = /^(.*?): (-?\d{1,12}\.\d{2}) \((.*)\)$/s
const PERIOD = '(\\d{4}-\\d{2}-\\d{2}) – (\\d{4}-\\d{2}-\\d{2})'
const FILE = new RegExp(`^([a-z-]+) ${PERIOD}$`)
const DOCUMENTS = new RegExp(`^${PERIOD} \\((\\d+)\\)$`)
const SECTION = /(^|, )(\(?)([a-z_]+)(?: “([^”]*)”)?(?=[,)]|$)/g
const SECTION_FIELD = /^([a-z_]+): (.*)$/s

const byWords =
  (kind: AuditedKind, field: string): Format =>
  (value) =>
    shownWords(kind, field, value)
const languages = eachPart(languageName, ' ')
const setWords = (field: string) => eachPart((word) => shownWord('settings', field, word), ' ')
const characters = matching(/^(\d{1,7}) characters$/, (count) => texts.characters(Number(count)))
const fromExtension: Format = (value) => day(textIn(texts.ticks, value))
const personalFromExtension: Format = (value) => characters(fromExtension(value))

/** The kind of a section with its title, in brackets if it is hidden: `(text “Our story”)`. */
const sectionOrder: Format = (value) =>
  value.replace(SECTION, (_, separator: string, bracket: string, kind: string, title?: string) => {
    const name = textIn(texts.sectionKinds, kind)
    return separator + bracket + (title === undefined ? name : logTexts.byName(name, title))
  })

/** The kind of a section and its fields, one per line. */
const sectionContent: Format = (value) => {
  const [kind = '', ...fields] = value.split(/; (?=[a-z_]+: )/)
  return [textIn(texts.sectionKinds, kind), ...fields.map(sectionField)].join('\n')
}
const sectionField = matching(SECTION_FIELD, (field = '', value = '') => {
  const shown = isMoment(value) ? moments(value) : describePictures(field, shownWords('settings', SECTION_KEY, value))
  return labelled(textIn(texts.sectionFields, field), shown)
})
const SECTION_KEY = 'sections[content]'

const ownClause = matching(/^([a-z-]+)(?:, (before|after))?: (.*)$/s, (section = '', place = '', text = '') => {
  const position = [section, place].filter(Boolean).map((word) => shownWord('settings', 'own_clause', word))
  return labelled(position.join(', '), text)
})

/** The values of extensions: switches, secrets, and actions with their record, such as `Order 5: started`. */
const ofExtension: Format = (value) => {
  const [, record, result] = /^(.+): (started|failed)$/s.exec(value) ?? []
  const word = (stored: string) => shownWord('settings', 'extensions', stored)
  return record !== undefined && result ? labelled(record, word(result)) : word(value)
}

/** Formats by kind and field, for values that are not only words; settings by group and field. */
const FORMATS: { readonly [kind in AuditedKind]?: { readonly [field: string]: Format } } = {
  product: { price: amount, extra: fromExtension },
  order: {
    order: amount,
    ...{ discount: amountWithNote(), reduction: amountWithNote(), 'paid back': amountWithNote(day) },
    payment: amountWithNote(eachPart((part) => shownWord('order', 'payment', day(part)))),
    refund: amountWithNote(byWords('order', 'refund')),
    price: matching(PRICE_OF_LINE, (title = '', price = '', reason = '') =>
      labelled(title, `${showPrice(price)} (${reason})`),
    ),
    extra: personalFromExtension,
  },
  review: {
    review: matching(/^(\d(?:\.5)?) of 5 stars$/, (rating) => texts.stars(Number(rating))),
    reports: matching(/^(?:(\d{1,7}) waiting|(\w+))$/, (count, word = '') =>
      count ? texts.waiting(Number(count)) : shownWord('review', 'reports', word),
    ),
  },
  message: { message: matching(/^received on (\d{4}-\d{2}-\d{2})$/, (date = '') => texts.receivedOn(showDay(date))) },
  gift_card: { value: amount, ends_on: day },
  discount: {
    ...{ value: decimal, get_percent: decimal, bundle_price: amount, minimum: amount },
    tiers: (value) => value.replace(/(?<=: )\d{1,12}\.\d{1,6}(?=;|$)/g, shownDecimal),
    countries: eachPart(shownCountry),
  },
  reduction: { percent: decimal, price: amount },
  settings: {
    ...{ 'identity[language]': languages, 'identity[first_language]': languages },
    'identity[other_languages]': languages,
    ...{ 'opening[opens_on]': day, 'legal[guarantees_checked_on]': day },
    'sections[shown]': setWords('sections[shown]'),
    'selling[dismissed]': setWords('selling[dismissed]'),
    'sections[order]': sectionOrder,
    [SECTION_KEY]: sectionContent,
    ...{ 'unpaid[max_first_total]': amount, 'unpaid[max_first_online]': amount, 'invoices[late_rate]': decimal },
    'delivery[closed_days]': closedDays,
    accounting_file: matching(FILE, (file = '', from = '', until = '') =>
      [shownWord('settings', 'accounting_file', file), showPeriod(from, until)].join(', '),
    ),
    accounting_month: matching(/^(\d{4}-\d{2}) \((-?\d{1,12}\.\d{2})\)$/, (month = '', difference = '') =>
      texts.closedMonth(showMonth(month), showPrice(difference)),
    ),
    documents: matching(DOCUMENTS, (from = '', until = '', count = '') => `${showPeriod(from, until)} (${count})`),
    vat_rate: matching(/^(\d{1,3}(?:\.\d{1,2})?) % \((\d{4}-\d{2}-\d{2})\)$/, (rate = '', from = '') =>
      texts.rateFrom(shownDecimal(rate), showDay(from)),
    ),
    guarantee_notice: matching(/^(\d{1,12}) bytes$/, (count) => texts.bytes(Number(count))),
    own_clause: ownClause,
    extensions: ofExtension,
    demo: eachPart(
      matching(/^(\d+) (\D+)$/, (count = '', items = '') => `${count} ${shownWord('settings', 'demo', items)}`),
    ),
  },
  delivery_zone: { countries: eachPart(shownCountry) },
  delivery_method: { brackets: eachPart(amountWithNote()), free_from_cents: amount },
  customer: { note: characters, extra: personalFromExtension },
  customer_list: {
    export: matching(
      /^(\d+) \((.*)\)$/,
      (count = '', filters = '') => `${count} (${shownWords('customer_list', 'export', filters)})`,
    ),
  },
  webhook: { replay: moments },
}

/** Returns the format of a field that contains more than words; undefined for other fields. */
export const formatOf = (kind: AuditedKind, field: string): Format | undefined =>
  kind === 'extension_record' && field !== 'record' ? personalFromExtension : FORMATS[kind]?.[field]
