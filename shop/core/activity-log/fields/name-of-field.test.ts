import { expect, test } from 'vitest'
import { texts as settingsForm } from '#texts/admin/settings'
import { texts as collectionForm } from '#texts/catalog/collections/editor'
import { texts as productForm } from '#texts/catalog/products'
import { texts as pageForm } from '#texts/content/pages/editor'
import { PRODUCT_TEXTS } from '../../../catalog/products/read/product-texts.contract.ts'
import { VARIANT_DETAILS } from '../../../catalog/products/read/variant-details.contract.ts'
import { SETTINGS_GROUPS } from '../../settings/settings-groups.contract.ts'
import { nameOfField } from './name-of-field.ts'

test('labels each setting with its group and field', () => {
  const labels: { [field: string]: string } = settingsForm.labels
  const titles: { [group: string]: { title: string } } = settingsForm.groups
  const shared = new Set(['sections', 'footer', 'selling'])
  for (const [group, { shape }] of Object.entries(SETTINGS_GROUPS)) {
    for (const field of Object.keys(shape)) {
      const name = nameOfField({ kind: 'settings', field: `${group}[${field}]` })
      expect(name).not.toMatch(/[[\]_]/)
      // The launch screen has no form for the state of the storefront.
      if (shared.has(group) || `${group}.${field}` === 'opening.state') continue
      const [title, label] = [titles[group]?.title, labels[field]]
      expect(name).toBe(title === label ? label : `${title}, ${label}`)
    }
  }
})

test('labels each field of products and variants as in its form', () => {
  const own = Object.entries(PRODUCT_TEXTS).map(([field, { label }]) => ({ field, label }))
  for (const { field, label } of [...own, { field: 'state', label: productForm.visibility }])
    expect(nameOfField({ kind: 'product', field })).toBe(label)
  const details = Object.entries(VARIANT_DETAILS).map(([field, { label }]) => ({ field, label }))
  for (const { field, label } of [...details, { field: 'stock', label: productForm.stock }])
    expect(nameOfField({ kind: 'product', field: `variants[Mug [red]][${field}]` })).toBe(`Mug [red], ${label}`)
  expect(nameOfField({ kind: 'product', field: 'variants' })).toBe(productForm.variants)
})

test('labels fields of collections and pages, and describes actions without a form', () => {
  expect(nameOfField({ kind: 'collection', field: 'leads_home' })).toBe(collectionForm.showFirstOnHomePage)
  expect(nameOfField({ kind: 'collection', field: 'parent' })).toBe(collectionForm.parentCollection)
  expect(nameOfField({ kind: 'content_page', field: 'meta_title' })).toBe(pageForm.titleForSearchEngines)
  expect(nameOfField({ kind: 'content_page', field: 'state' })).toBe(pageForm.visibility)
  expect(nameOfField({ kind: 'review', field: 'hidden_reason' })).toBe('Why it is hidden')
  expect(nameOfField({ kind: 'two_step', field: 'passkeys[Laptop]' })).toBe('Passkey, Laptop')
  expect(nameOfField({ kind: 'settings', field: 'vat_rate[FR standard]' })).toBe('VAT rate, France, standard rate')
  expect(nameOfField({ kind: 'order', field: 'something new' })).toBe('something new')
  expect(nameOfField({ kind: 'collection', field: 'meta_title.fr' })).toBe('Title for search engines (Français)')
  expect(nameOfField({ kind: 'translations', field: 'options[Size].fr' })).toBe('Option, Size (Français)')
})
