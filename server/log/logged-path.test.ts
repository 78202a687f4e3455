import { expect, test } from 'vitest'
import { pathForLog } from './logged-path.ts'

test.each([
  ['/search/blue%20mug?page=2', '/search/:words'],
  ['/search/blue/mug.data', '/search/:words'],
  ['/api/search/mug/', '/api/search/:words/'],
  ['/search/', '/search/'],
  ['/search', '/search'],
  ['/searching/mug', '/searching/mug'],
  ['/orders/17?token=x', '/orders/17'],
])('logs %s as %s', (url, logged) => {
  expect(pathForLog(['/search/:words', '/api/search/:words/'])(url)).toBe(logged)
})
