import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/*
 * Makes the display face anew, `npm run fonts`: in the one weight of headings, with all its optical sizes and the letters that its
 * `unicode-range` in shop/theme.css names. That is smaller than the file with all weights and one size.
 */
const PACKAGE = '@fontsource-variable/bricolage-grotesque'
const FOLDER = new URL('../shop/fonts/', import.meta.url)

const charactersBetween = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step))
const CHARACTERS = `${charactersBetween(0x20, 0x7e)}${charactersBetween(0xa0, 0xff)}ıŒœˆ˚˜${charactersBetween(0x2000, 0x206f)}€™−`

const whole = fileURLToPath(import.meta.resolve(`${PACKAGE}/files/bricolage-grotesque-latin-opsz-normal.woff2`))
const face = await subsetFont(await readFile(whole), CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: 600, opsz: { min: 12, max: 96 } },
})
await writeFile(new URL('bricolage-grotesque-600-opsz.woff2', FOLDER), face)
await copyFile(fileURLToPath(import.meta.resolve(`${PACKAGE}/LICENSE`)), new URL('LICENSE', FOLDER))
process.stdout.write(`${face.byteLength} bytes\n`)
