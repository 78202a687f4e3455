import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPicture } from '../../../tests/fixtures/product-form.ts'
import { fileFormat } from './picture-format.ts'
import * as texts from './texts.en.ts'

const picture = sharp(await aPicture())

/** HEIC is a container with a brand; no free encoder exists. */
const container = (brand: string) =>
  Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from(`ftyp${brand}\0\0\0\0`)])

test.each([
  ['JPEG', await picture.clone().jpeg().toBuffer()],
  ['PNG', await picture.clone().png().toBuffer()],
  ['WebP', await picture.clone().webp().toBuffer()],
  ['GIF', await picture.clone().gif().toBuffer()],
  ['AVIF', await picture.clone().avif().toBuffer()],
  ['TIFF', await picture.clone().tiff().toBuffer()],
  ['HEIC', container('heic')],
  ['BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
  ['SVG', Buffer.from('\uFEFF  <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['web page', Buffer.from('\n<!DOCTYPE html><html><body><svg/></body></html>')],
  ['PDF', Buffer.from('%PDF-1.7\n')],
  [null, Buffer.from('BMX is a sport')],
  [null, Buffer.from('<catalogue/>')],
  [null, Buffer.alloc(0)],
])('recognises the format %s by its first bytes', (format, start) => {
  expect(fileFormat(start)).toBe(format)
})

test('names the format and the accepted formats in a refusal', () => {
  expect(texts.otherFormat('GIF')).toBe('This is a GIF. Upload a JPEG, PNG or WebP.')
  expect(texts.otherFormat('AVIF')).toBe('This is an AVIF. Upload a JPEG, PNG or WebP.')
  expect(texts.otherFormat('animated WebP')).toBe(
    'This is an animated WebP. Upload a JPEG, PNG or WebP without animation.',
  )
})
