import { expect, test } from 'vitest'
import { editFormAddress, returnAddressOf } from './edit-form-address.ts'

test.each(['/', '/search/tea%20pot?page=2&sort=price', '/admin/products?only=low'])(
  'saving leads back to %s',
  (from) => {
    const address = new URL(editFormAddress('mug', from), 'https://shop.example')
    expect(address.pathname).toBe('/admin/products/update/mug')
    expect(returnAddressOf(address.searchParams)).toBe(from)
  },
)

test.each(['', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'mug'])(
  'nobody is led to %j',
  (from) => {
    expect(returnAddressOf(new URLSearchParams({ from }))).toBeUndefined()
  },
)
