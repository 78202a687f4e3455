import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSharp } from '../shop/ui/images/load-sharp.server.ts'
import { drawRenditions, renditionName } from '../shop/ui/images/renditions.server.ts'
import { catalogue } from './catalogue.ts'
import { HERO_PRODUCTS, HERO_SHAPES, HERO_THEMES } from './hero-picture.ts'
import { heroPicture, PICTURES_FOLDER, pictureFiles } from './picture-files.ts'

const MAX_TOTAL_BYTES = 25_000_000
/** The smallest touch target, in CSS pixels (WCAG 2.5.5). */
const MIN_TARGET = 44
/** The narrowest windows that show each hero picture at full width, in CSS pixels. */
const WINDOW_WIDTHS = { wide: 1280, tall: 375 }

const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  products: [1280, 960],
  portraits: [640, 640],
  [heroPicture('wide', 'light')]: [1920, 768],
  [heroPicture('wide', 'dark')]: [1920, 768],
  [heroPicture('tall', 'light')]: [1080, 1458],
  [heroPicture('tall', 'dark')]: [1080, 1458],
}
const files = pictureFiles()

test('the folder contains exactly the demo shop’s pictures, at most 25 MB in total', async () => {
  expect(new Set(files).size).toBe(files.length)
  const found = await Array.fromAsync(glob('**/*', { cwd: PICTURES_FOLDER, withFileTypes: true }))
  const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  expect(paths.sort()).toEqual(files.map((file) => join(PICTURES_FOLDER, file)).sort())
  const bytes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_TOTAL_BYTES)
})

test('each picture is a valid WebP without transparency, in the size of its kind', { tags: ['deep'] }, async () => {
  const sharp = await loadSharp()
  for (const file of files) {
    const picture = sharp(join(PICTURES_FOLDER, file), { failOn: 'error' })
    const { format, width, height, hasAlpha } = await picture.metadata()
    expect([file, format, [width, height], hasAlpha]).toEqual([
      file,
      'webp',
      SIZES[file] ?? SIZES[file.slice(0, file.indexOf('/'))],
      false,
    ])
    const pixels = await picture.resize(32).raw().toBuffer()
    // A blank picture has no contrast.
    expect([file, Math.max(...pixels) - Math.min(...pixels) > 30]).toEqual([file, true])
  }
})

test.each(HERO_SHAPES)('the links on the %s hero picture are inside it and large enough to touch', (shape) => {
  const [width = 0, height = 0] = SIZES[heroPicture(shape, 'light')] ?? []
  const scale = WINDOW_WIDTHS[shape] / width
  const slugs = catalogue.map(({ slug }) => slug)
  const products = HERO_PRODUCTS[shape]
  expect(products.length).toBeGreaterThanOrEqual(5)
  for (const { slug, ...link } of products) {
    expect(slugs).toContain(slug)
    expect(Math.min(link.x, link.y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(link.x + link.width, link.y + link.height)).toBeLessThanOrEqual(1)
    expect(Math.min(link.width * width * scale, link.height * height * scale)).toBeGreaterThanOrEqual(MIN_TARGET)
  }
  const centres = products.map(({ x, width }) => x + width / 2)
  expect(centres).toEqual(centres.toSorted((one, other) => one - other))
})

test.each(HERO_THEMES)('phones load at most 34 kB for the %s hero picture, without visible loss', async (theme) => {
  const sharp = await loadSharp()
  const original = await readFile(join(PICTURES_FOLDER, heroPicture('tall', theme)))
  const { files } = await drawRenditions(original)
  const onPhones = files.get(renditionName(960))
  expect(onPhones?.length).toBeLessThanOrEqual(34_000)
  const pixels = (picture?: Buffer) => sharp(picture).resize(960).removeAlpha().raw().toBuffer()
  const [here, there] = await Promise.all([pixels(original), pixels(onPhones)])
  const error = here.reduce((sum, value, index) => sum + (value - (there[index] ?? 0)) ** 2, 0) / here.length
  // A peak signal-to-noise ratio of 40 dB is visually lossless.
  expect(10 * Math.log10(255 ** 2 / error)).toBeGreaterThan(40)
})
