import { expect, test } from 'vitest'
import { VARIANT_DETAIL_RULES } from '../../shop/catalog/products/fields/product-fields.contract.ts'
import { foldedSku } from '../../shop/catalog/products/write/product-rules.server.ts'
import { catalogue } from '../catalogue.ts'
import { gtinOf, skuOf } from './sku-and-gtin.ts'

const variants = catalogue.flatMap((product) => product.variants.map((variant) => [product, variant] as const))

test('each variant has a valid SKU and GTIN', () => {
  const skus = variants.map(([product, variant]) => skuOf(product, variant))
  expect(new Set(skus.map(foldedSku)).size).toBe(variants.length)
  for (const sku of skus) {
    expect(VARIANT_DETAIL_RULES.sku.parse(sku)).toBe(sku)
    expect(sku).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)+$/)
  }
  const gtins = variants.map(([product, variant]) => gtinOf(product, variant))
  expect(new Set(gtins).size).toBe(variants.length)
  for (const gtin of gtins) {
    expect(VARIANT_DETAIL_RULES.gtin.parse(gtin)).toBe(gtin)
    expect(gtin).toMatch(/^952\d{10}$/)
  }
})

test('SKUs are short forms of the product and variant names', () => {
  const mug = catalogue.find(({ slug }) => slug === 'everyday-mug')
  expect(mug && skuOf(mug, mug.variants[0])).toBe('EVE-MUG-CELADON')
})
