import { expect, test } from 'vitest'
import { ownBrandDetails } from './own-brand.ts'

const shop = {
  name: 'Atelier Roux',
  legal: { operator: 'Anna Roux', address: '3 rue des Potiers, 69001 Lyon' },
  contact: { email: 'anna@example.com', address: '5 rue du Four\n69001 Lyon' },
}

test('suggests the shop’s contact details for its own brand only, and never in place of saved ones', () => {
  const own = { address: '3 rue des Potiers, 69001 Lyon', contact: 'anna@example.com' }
  expect(ownBrandDetails({ name: 'atelier roux', version: 0 }, shop)).toEqual(own)
  expect(ownBrandDetails({ name: 'Anna Roux', version: 0 }, shop)).toEqual(own)
  expect(ownBrandDetails({ name: 'Atelier Roux', version: 1 }, shop)).toBeUndefined()
  expect(ownBrandDetails({ name: 'Lumen', version: 0 }, shop)).toBeUndefined()
  const withoutLegal = { ...shop, legal: { operator: '', address: '' } }
  expect(ownBrandDetails({ name: 'Atelier Roux', version: 0 }, withoutLegal)?.address).toBe(shop.contact.address)
})
