import { expect, test } from 'vitest'
import { isPagePath, languageOfPath, pathInLanguage, pathWithoutLanguage } from './page-paths.ts'

const ENGLISH_FIRST = { first: 'en', others: ['fr'] } as const
const FRENCH_FIRST = { first: 'fr', others: ['en'] } as const

test('adds and removes the language prefix, and never adds it twice', () => {
  const pages = ['/', '/products/bowl', '/search/tea?page=2&sort=price', '/orders/7#payment', '/?discount=A']
  for (const page of pages) {
    const french = pathInLanguage(page, 'fr', ENGLISH_FIRST)
    expect(french).toMatch(/^\/fr(?=[/?#]|$)/)
    expect(pathInLanguage(french, 'fr', ENGLISH_FIRST)).toBe(french)
    expect(pathInLanguage(french, 'en', ENGLISH_FIRST)).toBe(page)
    expect(pathInLanguage(french, 'en', FRENCH_FIRST)).toMatch(/^\/en(?=[/?#]|$)/)
    expect(pathWithoutLanguage(french)).toBe(page)
    expect(languageOfPath(french, ENGLISH_FIRST)).toBe('fr')
    expect(languageOfPath(page, ENGLISH_FIRST)).toBe('en')
  }
  expect(pathInLanguage('/', 'fr', ENGLISH_FIRST)).toBe('/fr')
  expect(pathInLanguage('/?discount=A', 'fr', ENGLISH_FIRST)).toBe('/fr?discount=A')
})

test('leaves addresses of files, calls and other sites unchanged', () => {
  const others = [
    ...['/api/products/', '/media/a/1280.webp', '/assets/root.js', '/favicon.svg', '/sitemap.xml', '/og.png?v=2'],
    ...['https://shop.example/fr', '//other.example', '/\\other.example', 'mailto:a@b.example', '#screen', '?page=2'],
    ...['/.well-known/security.txt', '/guarantee-notice-fr.png', ''],
  ]
  for (const address of others) {
    expect(isPagePath(address), address).toBe(false)
    expect(pathInLanguage(address, 'fr', ENGLISH_FIRST)).toBe(address)
    expect(pathWithoutLanguage(address)).toBe(address)
  }
})

test('removing a prefix never leads to another site', () => {
  for (const address of ['/fr//other.example', '/fr/\\other.example', '/fr/\\/other.example?x=1']) {
    expect(pathWithoutLanguage(address)).toMatch(/^\/other\.example/)
    expect(pathInLanguage(address, 'en', ENGLISH_FIRST)).toMatch(/^\/other\.example/)
    expect(pathInLanguage(address, 'fr', ENGLISH_FIRST)).toMatch(/^\/fr\/other\.example/)
  }
})

test('does not read a language that is not offered, or another word, as a prefix', () => {
  expect(languageOfPath('/fr/products/bowl', { first: 'en', others: [] })).toBe('en')
  expect(pathInLanguage('/orders/7', 'fr', { first: 'en', others: [] })).toBe('/orders/7')
  for (const path of ['/french', '/frites/x', '/xx/products/bowl'])
    expect(pathInLanguage(path, 'fr', ENGLISH_FIRST)).toBe(`/fr${path}`)
})
