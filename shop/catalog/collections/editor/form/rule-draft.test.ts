import { expect, test } from 'vitest'
import { readRule } from '../../../products/read/lists/rule.contract.ts'
import { draftOfRule, RULE_FIELD, ruleOfForm } from './rule-draft.ts'

function formOf(draft: Partial<ReturnType<typeof draftOfRule>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(draft)) if (value !== false) form.set(RULE_FIELD + name, String(value))
  return form
}

test.each([
  'price_range=10%2C30',
  'price_range=0%2C30.50&new=true',
  'reduced=true&in_stock=true',
  'option=Size%3ALarge&option=Size%3ASmall&fact=Material%3AOak&fact=Ratio%3A16%3A9',
  'price_range=5%2C99999999.99&fact=Made+in%3AFrance&rating_range=4%2C5',
])('a rule is unchanged after being read into the form and saved: %s', (rule) => {
  const saved = ruleOfForm(formOf(draftOfRule(rule)))
  expect(readRule(saved)).toBeDefined()
  expect(readRule(saved)).toEqual(readRule(rule))
})

test('parses prices in any notation and trims names and values', () => {
  const rule = ruleOfForm(formOf({ price_from: '12,50 €', price_to: '1.234,50', fact: ' Material :  Oak \n\n' }))
  expect(Object.fromEntries(new URLSearchParams(rule))).toEqual({
    price_range: '12.50,1234.50',
    fact: 'Material:Oak',
  })
  expect(readRule(ruleOfForm(formOf({ price_from: 'cheap' })))).toBeUndefined()
})
