import { priceForApi } from '../../../../../lib/forms/typed-numbers.ts'

/** A rule as form fields. */
export interface RuleDraft {
  price_from: string
  price_to: string
  new: boolean
  reduced: boolean
  in_stock: boolean
  /** One per line: `Size: Large`. */
  option: string
  /** One per line: `Material: Oak`. */
  fact: string
  /** Has no field and is passed through unchanged. */
  rating_range: string
}

/** The prefix of rule fields, to separate them from collection fields. */
export const RULE_FIELD = 'rule_'
/** An upper limit above all prices, for an empty field. */
const NO_END = '99999999.99'
const LISTS = ['option', 'fact'] as const
const FLAGS = ['new', 'reduced', 'in_stock'] as const

/** Converts a rule to form fields. */
export function draftOfRule(rule: string | null): RuleDraft {
  const filters = new URLSearchParams(rule ?? '')
  const [from = '', to = ''] = filters.get('price_range')?.split(',') ?? []
  return {
    price_from: from === '0' ? '' : from,
    price_to: to === NO_END ? '' : to,
    new: filters.has('new'),
    reduced: filters.has('reduced'),
    in_stock: filters.has('in_stock'),
    option: linesOf(filters, 'option'),
    fact: linesOf(filters, 'fact'),
    rating_range: filters.get('rating_range') ?? '',
  }
}

const linesOf = (filters: URLSearchParams, name: (typeof LISTS)[number]) =>
  filters
    .getAll(name)
    .map((value) => value.replace(':', ': '))
    .join('\n')

/** Converts form fields to a rule; empty without any filter. */
export function ruleOfForm(form: FormData): string {
  const text = (name: string) => String(form.get(RULE_FIELD + name) ?? '').trim()
  const filters = new URLSearchParams()
  const price = (name: string) => (text(name) === '' ? '' : priceForApi(text(name)).replace(/\.00$/, ''))
  const [from, to] = [price('price_from'), price('price_to')]
  if (from !== '' || to !== '') filters.set('price_range', `${from || '0'},${to || NO_END}`)
  for (const flag of FLAGS) if (form.has(RULE_FIELD + flag)) filters.set(flag, 'true')
  for (const name of LISTS)
    for (const line of text(name).split('\n')) if (line.trim() !== '') filters.append(name, named(line))
  if (text('rating_range') !== '') filters.set('rating_range', text('rating_range'))
  return filters.toString()
}

/** `Size : Large` -> `Size:Large`; the value may contain colons. */
function named(line: string): string {
  const [name = '', ...value] = line.split(':')
  return [name, value.join(':')].map((part) => part.trim()).join(':')
}
