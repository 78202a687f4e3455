import { expect, test } from 'vitest'
import { parseAttributes } from '../../shop/catalog/products/read/attributes/attributes.contract.ts'
import { slugFrom } from '../../shop/ui/forms/slug-from.ts'
import { demoAttributes } from '../attributes.ts'
import { catalogue } from '../catalogue.ts'
import { type DemoCollection, demoCollections } from '../collections.ts'
import { demoPages } from '../inserting/demo-pages.ts'
import { shortTexts } from '../inserting/insert-translations.ts'
import { frenchCollections, frenchPages } from './collections-and-pages.ts'
import { frenchProducts } from './french-products.ts'
import { attributes, options, values, variants } from './short-texts.ts'

const collections = (found: readonly DemoCollection[]): string[] =>
  found.flatMap(({ slug, inside = [] }) => [slug, ...collections(inside)])

/** Sizes and numbers, which need no translation. */
const SIZE = /^[\d\s.,×Ø]*(?:[a-z]{1,2}|E\d+|GU\d+)?$/

test('the demo has every text in French', () => {
  const slugs = catalogue.map(({ slug }) => slug)
  expect(Object.keys(frenchProducts).sort()).toEqual(slugs.sort())
  expect(Object.keys(frenchCollections).sort()).toEqual(collections(demoCollections).sort())
  expect(Object.keys(frenchPages).sort()).toEqual(Object.keys(demoPages).sort())
  const facts = Object.values(demoAttributes).flatMap(parseAttributes)
  const lacking = (used: Iterable<string>, ...known: Readonly<Record<string, string>>[]) =>
    [...new Set(used)].filter((text) => !SIZE.test(text) && known.every((texts) => texts[text] === undefined))
  expect(
    lacking(
      facts.map(({ name }) => name),
      attributes,
      options,
    ),
  ).toEqual([])
  expect(
    lacking(
      facts.map(({ value }) => value),
      values,
      variants,
    ),
  ).toEqual([])
  expect(
    lacking(
      catalogue.flatMap((product) => [...(product.options ?? [])]),
      options,
    ),
  ).toEqual([])
  expect(
    lacking(
      catalogue.flatMap((product) => product.variants.map(({ name }) => name)),
      variants,
    ),
  ).toEqual([])
  expect(
    lacking(
      catalogue.flatMap((product) => product.variants.flatMap((one) => one.options ?? [])),
      variants,
    ),
  ).toEqual([])
})

test('the French texts obey the limits of their fields and have French spaces', () => {
  const titles = Object.values(frenchProducts).map(({ title }) => title)
  for (const title of titles) expect([...title].length, title).toBeLessThanOrEqual(120)
  expect(new Set(titles.map((title) => slugFrom(title))).size).toBe(titles.length)
  for (const [source, text] of shortTexts()) expect([...text].length, source).toBeLessThanOrEqual(200)
  const texts = [
    ...[...Object.values(frenchProducts), ...Object.values(frenchCollections), ...Object.values(frenchPages)].flatMap(
      (one) => Object.values<string>({ ...one }),
    ),
    ...shortTexts().values(),
  ]
  for (const text of texts) {
    expect(text.replace(/\]\([^)]*\)/g, '')).not.toMatch(/ [:;!?»]|[^\s:]:(?=\s)|« |'/)
    expect(text).toBe(text.normalize('NFC').trim())
  }
})
