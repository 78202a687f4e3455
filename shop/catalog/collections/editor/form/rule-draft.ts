import { typedPriceOnWire } from '../../../../../lib/forms/typed-numbers.ts'

/** A rule as its fields stand on the form. */
export interface RuleDraft {
  price_from: string
  price_to: string
  new: boolean
  reduced: boolean
  in_stock: boolean
  /** One a line: `Size: Large`. */
  option: string
  /** Likewise: `Material: Oak`. */
  fact: string
  /** For which there is no field: kept as it stands in the rule. */
  rating_range: string
}

/** Begins each field of a rule, so that none is taken for one of the collection. */
export const RULE_FIELD = 'rule_'
/** Above all prices: where nobody says to which price. */
const NO_END = '99999999.99'
const LISTS = ['option', 'fact'] as const
const FLAGS = ['new', 'reduced', 'in_stock'] as const

/** Reads a rule, as it stands in an address, into the fields of the form. */
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

/** Returns the rule that the fields of a form make; empty when they say nothing. */
export function ruleOfForm(form: FormData): string {
  const text = (name: string) => String(form.get(RULE_FIELD + name) ?? '').trim()
  const filters = new URLSearchParams()
  const price = (name: string) => (text(name) === '' ? '' : typedPriceOnWire(text(name)).replace(/\.00$/, ''))
  const [from, to] = [price('price_from'), price('price_to')]
  if (from !== '' || to !== '') filters.set('price_range', `${from || '0'},${to || NO_END}`)
  for (const flag of FLAGS) if (form.has(RULE_FIELD + flag)) filters.set(flag, 'true')
  for (const name of LISTS)
    for (const line of text(name).split('\n')) if (line.trim() !== '') filters.append(name, named(line))
  if (text('rating_range') !== '') filters.set('rating_range', text('rating_range'))
  return filters.toString()
}

/** `Size : Large` -> `Size:Large`; what follows may have colons of its own. */
function named(line: string): string {
  const [name = '', ...value] = line.split(':')
  return [name, value.join(':')].map((part) => part.trim()).join(':')
}
