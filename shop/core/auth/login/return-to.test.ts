import { expect, test } from 'vitest'
import { ownReturnAddress } from './return-to.ts'

test.each(['/', '/products/everyday-mug?variant=3', '/search/a%2Fb'])('%s is an address of this shop', (address) => {
  expect(ownReturnAddress(address)).toBe(address)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'login',
  '',
  null,
  undefined,
  7,
])('replaces the return address %j by the home page', (address) => {
  expect(ownReturnAddress(address)).toBe('/')
})
