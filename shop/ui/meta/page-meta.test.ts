import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const matches = [{ loaderData: { publicUrl: 'https://shop.example', identity: { name: 'Comptoir' } } }] as const
const mug = { title: 'Stoneware mug', description: 'Thrown by hand.', path: '/products/stoneware-mug' }

const describedAs = (description: string) => {
  const meta = pageMeta(matches, { ...mug, description })
  const written = meta.flatMap((tag) => ('name' in tag && tag.name === 'description' ? [String(tag.content)] : []))
  return written[0] ?? ''
}

test('titles a page after its content, and the home page after the shop', () => {
  expect(pageMeta(matches, mug)).toContainEqual({ title: 'Stoneware mug | Comptoir' })
  const home = pageMeta(matches, { ...mug, title: 'good things', path: '/' })
  expect(home).toContainEqual({ title: 'Comptoir: good things' })
})

test('does not repeat the name of the shop in a title that contains it', () => {
  const titled = (title: string, path = mug.path) => pageMeta(matches, { ...mug, title, path })[0]
  expect(titled('Mugs by hand - COMPTOIR')).toEqual({ title: 'Mugs by hand - COMPTOIR' })
  expect(titled('Comptoir | Mugs', '/')).toEqual({ title: 'Comptoir | Mugs' })
  expect(titled('Comptoirs')).toEqual({ title: 'Comptoirs | Comptoir' })
})

test('returns absolute addresses with the public address', () => {
  const meta = pageMeta(matches, { ...mug, image: { url: '/media/a/1280.webp', alt: 'A mug' }, type: 'product' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.example/products/stoneware-mug',
  })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://shop.example/products/stoneware-mug' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://shop.example/media/a/1280.webp' })
  expect(meta).toContainEqual({ property: 'og:type', content: 'product' })
})

test('uses the shop’s picture for a page without one', () => {
  expect(pageMeta(matches, mug)).toContainEqual({ property: 'og:image', content: 'https://shop.example/og.png' })
})

test('cuts a long description at a word below 160 characters', () => {
  expect(describedAs('Short,\n\nand on one line. ')).toBe('Short, and on one line.')
  expect(describedAs('x'.repeat(160))).toBe('x'.repeat(160))
  expect(describedAs(`${'word '.repeat(31)}words, more`)).toBe(`${'word '.repeat(30)}word…`)
  expect(describedAs(`${'word '.repeat(30)}nineteen, and more than that`)).toBe(`${'word '.repeat(30)}nineteen…`)
})

test('cuts one long word between characters', () => {
  expect(describedAs('🫖'.repeat(200))).toBe(`${'🫖'.repeat(159)}…`)
})
