import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/*
 * Makes the shop's two faces anew, `npm run fonts`, with the letters that their `unicode-range` in shop/fonts/fonts.css names: that of texts in the weights
 * of texts, that of headings in its one weight with all its optical sizes. Both come before the first paint on every first visit.
 */
const FACES: {
  name: string
  file: string
  made: string
  variationAxes: Record<string, number | { min: number; max: number }>
}[] = [
  { name: 'hanken-grotesk', file: 'latin-wght', made: '400-700', variationAxes: { wght: { min: 400, max: 700 } } },
  {
    name: 'bricolage-grotesque',
    file: 'latin-opsz',
    made: '600-opsz',
    variationAxes: { wght: 600, opsz: { min: 12, max: 96 } },
  },
]
const FOLDER = new URL('../shop/fonts/', import.meta.url)

const charactersBetween = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step))
const CHARACTERS = `${charactersBetween(0x20, 0x7e)}${charactersBetween(0xa0, 0xff)}ıŒœˆ˚˜${charactersBetween(0x2000, 0x206f)}€™−`

for (const { name, file, made, variationAxes } of FACES) {
  const inPackage = (path: string) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/${path}`))
  const whole = await readFile(inPackage(`files/${name}-${file}-normal.woff2`))
  const face = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes })
  await writeFile(new URL(`${name}-${made}.woff2`, FOLDER), face)
  await copyFile(inPackage('LICENSE'), new URL(`LICENSE.${name}`, FOLDER))
  process.stdout.write(`${name}: ${face.byteLength} bytes\n`)
}
