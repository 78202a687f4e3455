import { expect, test } from 'vitest'
import { attributeError } from '../shop/catalog/products/read/attributes/attributes.contract.ts'
import { DEMO_FILTERS, demoAttributes } from './attributes.ts'
import { catalogue } from './catalogue.ts'

test('demo attributes belong to existing products, can be parsed, and filters have frequent values', () => {
  const slugs = catalogue.map(({ slug }) => slug)
  const all = Object.entries(demoAttributes)
  for (const [slug, facts] of all)
    expect([slug, slugs.includes(slug), attributeError(facts)]).toEqual([slug, true, undefined])
  for (const name of DEMO_FILTERS)
    expect(all.filter(([, facts]) => facts.includes(`${name}: `)).length).toBeGreaterThan(40)
})
