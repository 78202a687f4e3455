import { expect, test } from 'vitest'
import { Rule } from '../shop/catalog/collections/editing/rule.contract.ts'
import { catalogue } from './catalogue.ts'
import { type DemoCollection, demoCollections } from './collections.ts'

const all = (collections: readonly DemoCollection[]): DemoCollection[] =>
  collections.flatMap((collection) => [collection, ...all(collection.inside ?? [])])

test('demo collections refer to existing products and valid filter rules', () => {
  const slugs = catalogue.map(({ slug }) => slug)
  for (const { products = [], pictureOf, rule } of all(demoCollections)) {
    for (const slug of [...products, ...(pictureOf ? [pictureOf] : [])]) expect(slugs).toContain(slug)
    if (rule) expect(Rule.parse(rule)).toBe(new URLSearchParams(rule).toString())
  }
})
