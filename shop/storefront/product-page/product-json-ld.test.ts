import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import type { Product, ProductOfPage } from '../../catalog/products/read/catalogue.contract.ts'
import { productJsonLd } from './product-json-ld.ts'

const inShop = (path: string) => `https://shop.example${path}`

const variant: Product['variants'][number] = {
  id: 7,
  name: 'Celadon',
  color: '#a8c3b0',
  stock: 3,
  options: [],
  price: null,
  reduced: null,
  sku: null,
  gtin: null,
  weight: null,
  contents: null,
  unit_price: null,
  default: true,
  images: [{ id: 1, image: '/media/aaa/1280.webp', alt: 'A mug' }],
  can_review: false,
  posted_review: null,
}

const mug: ProductOfPage = {
  id: 3,
  slug: 'stoneware-mug',
  title: 'Stoneware mug',
  description: '**Thrown** by hand.',
  description_blocks: [{ kind: 'paragraph', content: [{ text: 'Thrown', bold: true }, { text: ' by hand.' }] }],
  maker: 'Atelier Morel',
  maker_details: { address: '1 rue du Four\n26400 Crest', contact: 'https://morel.example', responsible: '' },
  model: 'M 3',
  warnings: '',
  vat_class: 'standard',
  withdrawal: 'allowed',
  facts: 'Material: Stoneware\nMade in: France',
  meta_title: '',
  meta_description: '',
  price: '22.05',
  new: false,
  thumbnail: '/media/ttt/1280.webp',
  thumbnail_alt: 'A mug',
  average_rating: null,
  reviews_length: 0,
  recommended_reviews: [],
  frequentlyBoughtTogether: [],
  recommended_products: [],
  options: [],
  variants: [variant, { ...variant, id: 8, name: 'Ink', stock: 0, default: false }],
  version: 1,
  state: 'published',
  published_from: null,
}

test('each variant has an offer with its own URL, price and availability', () => {
  expect(productJsonLd(mug, inShop)).toMatchObject({
    '@type': 'ProductGroup',
    url: 'https://shop.example/products/stoneware-mug',
    name: 'Stoneware mug',
    image: 'https://shop.example/media/ttt/1280.webp',
    productGroupID: '3',
    variesBy: ['https://schema.org/color'],
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Stoneware mug, Celadon',
        color: 'Celadon',
        image: ['https://shop.example/media/aaa/1280.webp'],
        offers: {
          url: 'https://shop.example/products/stoneware-mug?variant=7',
          price: '22.05',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/NewCondition',
        },
      },
      { name: 'Stoneware mug, Ink', offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  })
})

test('variants that are not colours have no colour', () => {
  const sizes = productJsonLd(
    { ...mug, variants: [variant, { ...variant, id: 9, name: 'Large', color: null }] },
    inShop,
  )
  expect(sizes).not.toHaveProperty('variesBy')
  expect(sizes).toMatchObject({ hasVariant: [{ color: 'Celadon' }, expect.not.objectContaining({ color: 'Large' })] })
})

test('option values become schema.org properties where these exist; a single colour option becomes the colour', () => {
  const options = ['Colour', 'Size', 'Grind']
  const large = { ...variant, name: 'Celadon / Large / Whole', options: ['Celadon', 'Large', 'Whole'] }
  const told = productJsonLd({ ...mug, options, variants: [large, large] }, inShop)
  expect(told).toMatchObject({
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: [
      {
        color: 'Celadon',
        size: 'Large',
        additionalProperty: [{ '@type': 'PropertyValue', name: 'Grind', value: 'Whole' }],
      },
      { color: 'Celadon' },
    ],
  })
  const glazed = { ...variant, name: 'The green one', options: ['Celadon'] }
  expect(productJsonLd({ ...mug, options: ['Glaze'], variants: [glazed, glazed] }, inShop)).toMatchObject({
    variesBy: ['https://schema.org/color'],
    hasVariant: [{ color: 'Celadon', additionalProperty: [{ name: 'Glaze', value: 'Celadon' }] }, { color: 'Celadon' }],
  })
})

test('omits the rating of a product without reviews', () => {
  const unreviewed = productJsonLd(mug, inShop)
  expect(unreviewed).not.toHaveProperty('aggregateRating')
  expect(unreviewed).not.toHaveProperty('review')
})

test('contains average, count and recommended reviews as on the page', () => {
  const review: Product['recommended_reviews'][number] = {
    id: 1,
    body: 'Holds its heat.',
    rating: 4.5,
    variant: 7,
    user: { first_name: 'Mia', last_name: '', avatar: null },
    created_on: '2026-05-01T10:00:00.000Z',
    changed_on: null,
    verified: true,
    bought_on: '2026-04-20',
    answer: null,
  }
  const reviewed = productJsonLd(
    { ...mug, average_rating: 4.5, reviews_length: 1, recommended_reviews: [review] },
    inShop,
  )
  expect(reviewed).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 1, bestRating: 5, worstRating: 0.5 },
    review: [
      {
        author: { '@type': 'Person', name: 'Mia' },
        reviewBody: 'Holds its heat.',
        reviewRating: { ratingValue: 4.5, bestRating: 5, worstRating: 0.5 },
        datePublished: '2026-05-01T10:00:00.000Z',
      },
    ],
  })
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>&amp;"\'\\', '\u2028line\u2029end'])(
  'a hostile title (%j) stays text inside the page',
  async (title) => {
    const Page = createRoutesStub([
      { path: '/', Component: Meta, meta: () => [{ 'script:ld+json': productJsonLd({ ...mug, title }, inShop) }] },
    ])
    const html = renderToString(createElement(Page))
    const [, written = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(written)).toMatchObject({ name: title })
    expect(written).not.toMatch(/[<>\u2028\u2029]/)
    expect(html.split('</script>')).toHaveLength(2)
  },
)

test('contains prices, codes, weight and unit price of variants, and the lowest and highest price', () => {
  const beans: Product['variants'][number] = {
    ...variant,
    id: 9,
    price: '9.50',
    sku: 'CM-250',
    gtin: '3760000000017',
    weight: 280,
    contents: { amount: '250', unit: 'g' },
    unit_price: { price: '38.00', per: 'kg' },
  }
  const described = productJsonLd({ ...mug, variants: [variant, beans] }, inShop)
  expect(described).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '9.50', highPrice: '22.05', offerCount: 2 },
    hasVariant: [
      expect.not.objectContaining({ sku: expect.anything() }),
      {
        sku: 'CM-250',
        gtin: '3760000000017',
        weight: { value: 280, unitCode: 'GRM' },
        offers: {
          price: '9.50',
          priceSpecification: [
            { price: '9.50' },
            { price: '38.00', referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' } },
          ],
        },
      },
    ],
  })
})

test('a product with one variant is a Product with one Offer, without variant name or SKU', () => {
  const only = { ...variant, name: 'Standard', color: null }
  const armchair = productJsonLd({ ...mug, variants: [only] }, inShop)
  expect(armchair).toMatchObject({
    '@type': 'Product',
    name: 'Stoneware mug',
    brand: { '@type': 'Brand', name: 'Atelier Morel' },
    additionalProperty: [{ name: 'Material' }, { name: 'Made in' }],
    offers: {
      '@type': 'Offer',
      url: 'https://shop.example/products/stoneware-mug',
      price: '22.05',
      availability: 'https://schema.org/InStock',
    },
  })
  expect(JSON.stringify(armchair)).not.toMatch(/Standard|"sku"|hasVariant|variesBy|productGroupID/)
  expect(productJsonLd({ ...mug, maker: '', variants: [{ ...only, sku: 'M-3' }] }, inShop)).toMatchObject({
    sku: 'M-3',
  })
  expect(productJsonLd({ ...mug, maker: '', variants: [only] }, inShop)).not.toHaveProperty('brand')
})
