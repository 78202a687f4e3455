import { expect, test } from 'vitest'
import { csvOf } from './list-csv.ts'
import { inViewOrder, isListed, readListView, sortAddress } from './list-view.ts'

interface Rate {
  name: string
  percent: number
  countries: string[]
}

const OPTIONS = {
  columns: {
    name: { label: 'Name', value: ({ name }: Rate) => name },
    percent: { label: 'Percent', value: ({ percent }: Rate) => percent },
  },
  filters: {
    country: { label: 'Country', choices: { DE: 'Germany' }, value: ({ countries }: Rate) => countries },
  },
}
const rate = (name: string, percent: number, countries = ['DE']): Rate => ({ name, percent, countries })
const view = (query: string) => readListView(new URLSearchParams(query), OPTIONS)

test('ignores unknown columns and filter values in the address of a list', () => {
  expect(view('q=+Books+&sort=-percent&country=DE')).toEqual({
    words: 'Books',
    sort: { column: 'percent', isDescending: true },
    filters: { country: 'DE' },
    page: '1',
  })
  expect(view('sort=toString&country=XX')).toEqual({ words: '', sort: undefined, filters: {}, page: '1' })
})

test('sorts numbers by value and texts regardless of case, and keeps the order of equal records', () => {
  const rates = [rate('b', 9), rate('A', 10), rate('c 10', 9), rate('c 9', 100)]
  const names = (query: string) => inViewOrder(rates, view(query), OPTIONS).map(({ name }) => name)
  expect(names('')).toEqual(['b', 'A', 'c 10', 'c 9'])
  expect(names('sort=name')).toEqual(['A', 'b', 'c 9', 'c 10'])
  expect(names('sort=percent')).toEqual(['b', 'c 10', 'A', 'c 9'])
  expect(names('sort=-percent')).toEqual(['c 9', 'A', 'b', 'c 10'])
})

test('sorts by a column ascending, then descending, then not, and keeps other parameters', () => {
  const after = (query: string) => sortAddress(new URLSearchParams(query), 'name')
  expect(after('q=x&page=2')).toBe('?q=x&sort=name')
  expect(after('sort=name&country=DE')).toBe('?sort=-name&country=DE')
  expect(after('sort=-name')).toBe('?')
})

test('lists records that contain all words and have the filtered value', () => {
  const lists = (query: string, one: Rate) => isListed(one, view(query), OPTIONS)
  expect(lists('q=7+BOOK', rate('Books', 7))).toBe(true)
  expect(lists('q=book+8', rate('Books', 7))).toBe(false)
  expect(lists('country=DE', rate('Books', 7, ['FR']))).toBe(false)
})

test('writes CSV with escaped quotes and formulas', () => {
  expect(
    csvOf([
      ['Name', 'Percent'],
      ['=SUM(A1)', -5],
      ['say "hi", then\nleave', 7],
    ]),
  ).toBe('\uFEFF"Name","Percent"\r\n"\'=SUM(A1)",-5\r\n"say ""hi"", then\nleave",7\r\n')
})
