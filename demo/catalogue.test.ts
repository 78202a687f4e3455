import { describe, expect, test } from 'vitest'
import { contentsText, parseContents } from '../shop/catalog/pricing/contents.contract.ts'
import { contentGrams, shippingGrams } from './catalogue/weights.ts'
import { catalogue } from './catalogue.ts'
import { allReviews } from './history/all-reviews.ts'
import { customers, demoStaff } from './history/customers.ts'
import { altOf } from './inserting/insert-catalogue.ts'

const slugs = catalogue.map(({ slug }) => slug)
const variants = catalogue.flatMap((product) => product.variants)
const titles = catalogue.map(({ title }) => title)
const reviews = Object.values(allReviews).flat()

const length = (text: string) => [...text].length
const averageOf = (slug: string) => {
  const ratings = (allReviews[slug] ?? []).map(({ rating }) => rating)
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
}

test.each(catalogue.map((product) => [product.slug, product] as const))(
  '%s obeys the limits of a product form',
  (_, product) => {
    expect(product.slug).toMatch(/^[a-z0-9]+(-[A-Za-z0-9]+)*$/)
    expect(product.slug.length).toBeLessThanOrEqual(80)
    expect(length(product.title)).toBeLessThanOrEqual(120)
    expect(product.title).toBe(product.title.normalize('NFC').trim())
    expect(length(product.description)).toBeGreaterThanOrEqual(200)
    expect(length(product.description)).toBeLessThanOrEqual(1000)
    expect(product.description).toBe(product.description.normalize('NFC'))
    expect(product.description).not.toMatch(/ {2}|\n{3}|^\s|\s$/)
    expect(product.price).toMatch(/^\d+\.\d\d$/)
    for (const kept of [product.contents, ...product.variants.map(({ contents }) => contents)]) {
      const contents = kept === undefined ? null : parseContents(kept)
      expect(contents === null ? undefined : contentsText(contents)).toBe(kept)
    }
    expect(new Set(product.bundledWith).size).toBe(product.bundledWith.length)
    expect(product.bundledWith.length).toBeLessThanOrEqual(10)
    expect(product.bundledWith).not.toContain(product.slug)
    expect(slugs).toEqual(expect.arrayContaining([...product.bundledWith]))

    expect(product.variants.length).toBeLessThanOrEqual(5)
    expect(new Set(product.variants.map(({ name }) => name.toLowerCase())).size).toBe(product.variants.length)
    for (const variant of product.variants) {
      expect(length(variant.name)).toBeLessThanOrEqual(60)
      if (variant.colour !== null) expect(variant.colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(Number.isInteger(variant.stock)).toBe(true)
      expect(new Set(variant.views).size).toBe(variant.views.length)
      for (const view of variant.views) expect(length(altOf(product, variant, view))).toBeLessThanOrEqual(200)
    }
  },
)

const WEIGHT_IN_TEXT: Readonly<Record<string, number>> = {
  'cast-iron-cocotte-24-cm': 4700,
  'everyday-mug': 340,
  'low-side-table': 6000,
  'sieste-armchair': 19_000,
  'sunday-lunch-blanket': 1600,
  'tabletop-speaker': 2900,
  'terracotta-vase': 2800,
}

test('the shipping weight of each variant is between once and twice its stated weight', () => {
  const stated = catalogue.flatMap((product) =>
    product.variants.flatMap((variant) => {
      const grams = contentGrams(variant.contents ?? product.contents) ?? WEIGHT_IN_TEXT[product.slug]
      return grams === undefined ? [] : [{ slug: product.slug, ratio: shippingGrams(product, variant) / grams }]
    }),
  )
  expect(stated.length).toBeGreaterThan(30)
  expect(stated.filter(({ ratio }) => ratio < 1 || ratio > 2)).toEqual([])
  for (const product of catalogue)
    for (const variant of product.variants) expect(shippingGrams(product, variant)).toBeLessThanOrEqual(30_000)
})

test('no two products share a slug or the first words of their description', () => {
  expect(new Set(slugs).size).toBe(catalogue.length)
  const beginnings = catalogue.map(({ description }) => description.split(' ').slice(0, 3).join(' '))
  expect(new Set(beginnings).size).toBe(catalogue.length)
})

describe('covers every special case', () => {
  test.each([
    ['the longest title', (title: string) => length(title) === 120],
    ['a single word', (title: string) => !title.includes(' ')],
    ['é', (title: string) => title.includes('é')],
    ['ç', (title: string) => title.includes('ç')],
    ['ü', (title: string) => title.includes('ü')],
    ['an apostrophe', (title: string) => title.includes("'")],
    ['an ampersand', (title: string) => title.includes('&')],
    ['double quotes', (title: string) => title.includes('"')],
    ['a less-than sign', (title: string) => title.includes('<')],
  ])('among the titles: %s', (_, isSpecial) => {
    expect(titles.some(isSpecial)).toBe(true)
  })

  test('among prices, stocks, bundles, ages and descriptions', () => {
    const prices = catalogue.map(({ price }) => Number(price))
    expect(Math.min(...prices)).toBe(3)
    expect(Math.max(...prices)).toBe(899)
    expect(variants.filter(({ stock }) => stock === 1)).toHaveLength(1)
    expect(variants.map(({ stock }) => stock)).toEqual(expect.arrayContaining([0, 20, 21, 480]))
    expect(catalogue.some((product) => product.variants.every(({ stock }) => stock === 0))).toBe(true)
    expect(new Set(catalogue.map(({ bundledWith }) => bundledWith.length))).toEqual(new Set([0, 1, 2, 4]))
    expect(new Set(catalogue.map((product) => product.variants.length))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(catalogue.filter(({ listedDaysAgo }) => listedDaysAgo < 30)).toHaveLength(10)
    expect(catalogue.some(({ description }) => description.split('\n\n').length > 2)).toBe(true)
  })

  test('among the reviews', () => {
    const counts = catalogue.map(({ slug }) => allReviews[slug]?.length ?? 0)
    expect(counts).toEqual(expect.arrayContaining([0, 1, 30]))
    const averages = Object.keys(allReviews).map(averageOf)
    expect(averages).toContain(5)
    expect(averages).toContain(3.5)
    expect(Math.min(...averages)).toBeLessThan(2)
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]))
    const lengths = reviews.map(({ body }) => length(body))
    expect(Math.min(...lengths)).toBeLessThan(10)
    expect(Math.max(...lengths)).toBeGreaterThan(1300)
    expect(reviews.some(({ body }) => body.includes('\n\n'))).toBe(true)
  })
})

test('reviews refer to existing variants, one per customer and variant, and are newer than the product', () => {
  for (const [slug, list] of Object.entries(allReviews)) {
    const product = catalogue.find((one) => one.slug === slug)
    expect(product, slug).toBeDefined()
    expect(new Set(list.map(({ by, variant }) => `${by} ${variant}`)).size, slug).toBe(list.length)
    for (const { by, variant, daysAgo, body } of list) {
      expect(
        product?.variants.map(({ name }) => name),
        `${by} on ${slug}`,
      ).toContain(variant)
      expect(daysAgo).toBeLessThan(product?.listedDaysAgo ?? 0)
      expect(length(body)).toBeLessThanOrEqual(5000)
    }
  }
})

test('customers have valid names and unique e-mail addresses in reserved domains', () => {
  const people = [...Object.values(customers), demoStaff]
  for (const { firstName, lastName, email } of people) {
    expect(firstName).toMatch(/^[\p{L}\p{M}\d '’.-]{1,60}$/u)
    expect(lastName).toMatch(/^[\p{L}\p{M}\d '’.-]{1,60}$/u)
    expect(email).toMatch(/^[a-z0-9.]+@example\.(com|org)$/)
  }
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
})
