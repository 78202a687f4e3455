import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

type Axes = Record<string, number | { min: number; max: number }>

/*
 * Creates the shop's two font files: `npm run fonts`. They contain the characters of `unicode-range` in
 * shop/ui/fonts/fonts.css: the text font with its weights, the heading font with one weight and all optical sizes.
 * Small files matter, because both are loaded before the first paint of a first visit.
 */
const FACES: { name: string; file: string; made: string; variationAxes: Axes; kernedAt?: Axes }[] = [
  { name: 'hanken-grotesk', file: 'latin-wght', made: '400-700', variationAxes: { wght: { min: 400, max: 700 } } },
  {
    name: 'bricolage-grotesque',
    file: 'latin-opsz',
    made: '600-opsz',
    variationAxes: { wght: 600, opsz: { min: 12, max: 96 } },
    // Kerning per optical size takes a third of the file. Fixing it shifts a heading of 20 px by at most 0.3 px, of
    // 84 px by 1 px.
    kernedAt: { wght: 600, opsz: 56 },
  },
]
/** OpenType features that the styles or languages need; no fractions. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rlig', 'liga', 'calt', 'tnum']
const FOLDER = new URL('../shop/ui/fonts/', import.meta.url)

const charactersBetween = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step))
const CHARACTERS = `${charactersBetween(0x20, 0x7e)}${charactersBetween(0xa0, 0xff)}ıŒœˆ˚˜${charactersBetween(0x2000, 0x206f)}€™−`

for (const { name, file, made, variationAxes, kernedAt } of FACES) {
  const inPackage = (path: string) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/${path}`))
  const whole = await readFile(inPackage(`files/${name}-${file}-normal.woff2`))
  const cut = (axes: Axes) => {
    const options = { targetFormat: 'truetype', variationAxes: axes, keepFeatures: FEATURES } as const
    return subsetFont(whole, CHARACTERS, options)
  }
  const variable = await cut(variationAxes)
  // The kerning tables and the glyph classes that they refer to.
  const kerned = kernedAt ? withTables(variable, await cut(kernedAt), ['GPOS', 'GDEF']) : variable
  const packed = { targetFormat: 'woff2', keepAllGlyphs: true } as const
  const face = await subsetFont(kerned, '', packed)
  await writeFile(new URL(`${name}-${made}.woff2`, FOLDER), face)
  await copyFile(inPackage('LICENSE'), new URL(`LICENSE.${name}`, FOLDER))
  process.stdout.write(`${name}: ${face.byteLength} bytes\n`)
}

// The fonts of invoices: one static weight each, uncompressed, because decompression takes most of the rendering time.
const DOCUMENT_FONTS = new URL('../shop/sales/invoices/rendering/fonts/', import.meta.url)
const TEXT_FONT = '@fontsource-variable/hanken-grotesk'
const textFont = await readFile(
  fileURLToPath(import.meta.resolve(`${TEXT_FONT}/files/hanken-grotesk-latin-wght-normal.woff2`)),
)
for (const wght of [400, 600]) {
  const options = { targetFormat: 'truetype', variationAxes: { wght }, keepFeatures: FEATURES } as const
  await writeFile(
    new URL(`hanken-grotesk-${wght}.ttf`, DOCUMENT_FONTS),
    await subsetFont(textFont, CHARACTERS, options),
  )
}
await copyFile(fileURLToPath(import.meta.resolve(`${TEXT_FONT}/LICENSE`)), new URL('LICENSE', DOCUMENT_FONTS))

/**
 * Returns a font with some tables of another font with the same glyphs. The checksums are updated later by the
 * compressor.
 */
function withTables(font: Buffer, other: Buffer, names: readonly string[]): Buffer {
  const theirs = tablesOf(other)
  const tables = tablesOf(font).map(
    (table) => theirs.find(({ name }) => name === table.name && names.includes(name)) ?? table,
  )
  const directory = Buffer.alloc(12 + 16 * tables.length)
  font.copy(directory, 0, 0, directory.length)
  const parts = [directory]
  let offset = directory.length
  for (const [index, { content }] of tables.entries()) {
    directory.writeUInt32BE(offset, 12 + 16 * index + 8)
    directory.writeUInt32BE(content.length, 12 + 16 * index + 12)
    // Tables are aligned to four bytes.
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4)
    content.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

function tablesOf(font: Buffer): { name: string; content: Buffer }[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = font.subarray(12 + 16 * index, 28 + 16 * index)
    const offset = entry.readUInt32BE(8)
    return { name: entry.toString('latin1', 0, 4), content: font.subarray(offset, offset + entry.readUInt32BE(12)) }
  })
}
