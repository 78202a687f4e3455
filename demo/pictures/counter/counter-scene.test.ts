import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSharp } from '../../../shop/ui/images/load-sharp.server.ts'
import { drawRenditions } from '../../../shop/ui/images/renditions.server.ts'
import { catalogue } from '../../catalogue.ts'
import { counterScene } from './counter-scene.ts'

const DRAWN = { operation: ['VipsForeignLoadSvg'] }
beforeAll(async () => {
  // It shuts the decoder for drawings.
  await loadSharp()
  sharp.unblock(DRAWN)
})
afterAll(() => sharp.block(DRAWN))

const SHAPES = ['wide', 'tall'] as const
const LIGHTS = ['day', 'evening'] as const
/** A window of each shape, in CSS pixels, and what a finger needs. */
const WINDOW = { wide: 1280, tall: 375 }
const FINGER = 44
/** As sent, to a phone and to a desk of twice and once as many pixels. */
const SENT = { wide: 1280, tall: 750 }
const MAX_BYTES = 60_000

test.each(SHAPES)(
  'on the %s counter stand products of the catalogue, from left to right, each with room to be touched',
  (shape) => {
    const { spots, width, height } = counterScene({ light: 'day', shape })
    expect(spots.length).toBeGreaterThanOrEqual(5)
    const known = new Set(catalogue.map(({ slug }) => slug))
    for (const { slug, ...spot } of spots) {
      expect(known).toContain(slug)
      expect(Math.min(spot.x, spot.y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(spot.x + spot.width, spot.y + spot.height)).toBeLessThanOrEqual(1)
      expect(spot.width * WINDOW[shape]).toBeGreaterThanOrEqual(FINGER)
      expect(spot.height * WINDOW[shape] * (height / width)).toBeGreaterThanOrEqual(FINGER)
    }
    const middles = spots.map(({ x, width }) => x + width / 2)
    expect(middles).toEqual([...middles].sort((one, other) => one - other))
  },
)

test('by day and in the evening the same things stand at the same places, and a picture is the same each time', () => {
  for (const shape of SHAPES) {
    const [day, evening] = LIGHTS.map((light) => counterScene({ light, shape }))
    expect(day?.spots).toEqual(evening?.spots)
    expect(day?.svg).not.toBe(evening?.svg)
    expect(counterScene({ light: 'day', shape }).svg).toBe(day?.svg)
  }
})

test('each picture is light to send, bright by day and dark in the evening where the words lie', async () => {
  for (const shape of SHAPES)
    for (const light of LIGHTS) {
      const { svg, width, height } = counterScene({ light, shape })
      const drawn = sharp(Buffer.from(svg)).resize({ width: SENT[shape] })
      expect((await drawn.clone().webp({ quality: 82 }).toBuffer()).length).toBeLessThanOrEqual(MAX_BYTES)
      const words = {
        left: 0,
        top: 0,
        width: Math.round(SENT[shape] * 0.4),
        height: Math.round(((SENT[shape] * height) / width) * 0.3),
      }
      const { channels } = await sharp(await drawn.png().toBuffer())
        .extract(words)
        .stats()
      const brightness = channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0)
      if (light === 'day') expect(brightness).toBeGreaterThan(165)
      else expect(brightness).toBeLessThan(90)
    }
})

test.each(LIGHTS)('what a telephone loads of it by %s is light and looks as it was drawn', async (light) => {
  const drawn = Buffer.from(counterScene({ light, shape: 'tall' }).svg)
  const { files } = await drawRenditions(drawn)
  const [sent, whole] = [files.get('960.webp'), files.get('1920.webp')]
  expect(sent?.length).toBeLessThanOrEqual(34_000)
  const shown = (picture?: Buffer) => sharp(picture).resize(960).removeAlpha().raw().toBuffer()
  const [here, there] = await Promise.all([shown(whole), shown(sent)])
  const error = here.reduce((sum, value, index) => sum + (value - (there[index] ?? 0)) ** 2, 0) / here.length
  // From 40 dB on eyes see no difference.
  expect(10 * Math.log10(255 ** 2 / error)).toBeGreaterThan(40)
})
