import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { avatar } from './avatar.ts'
import { PICTURE_KINDS, type PictureRequest, type PictureView, picture } from './picture.ts'

const VIEWS: PictureView[] = ['studio', 'detail', 'scene']
const request = (change: Partial<PictureRequest>): PictureRequest => ({
  kind: 'mug',
  shape: 0,
  colour: '#c4552f',
  view: 'studio',
  seed: 1,
  ...change,
})

// A shop that was open before in this process lets no drawings in (`receive-picture.server.ts`).
const DRAWN = { operation: ['VipsForeignLoadSvg'] }
beforeAll(() => sharp.unblock(DRAWN))
afterAll(() => sharp.block(DRAWN))

/** A picture as a grid of 32 x 24 grey values, as small as two pictures can be told apart. */
async function seen(svg: string): Promise<Buffer> {
  const small = svg.replace('width="1280" height="960"', 'width="160" height="120"')
  const { data, info } = await sharp(Buffer.from(small))
    .resize(32)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([32, 24])
  return data
}

describe('every kind of product', () => {
  test.each(PICTURE_KINDS)('%s is drawn in three views that show something and differ', async (kind) => {
    const views = await Promise.all(VIEWS.map((view) => seen(picture(request({ kind, view })))))
    for (const grid of views) expect(Math.max(...grid) - Math.min(...grid)).toBeGreaterThan(30)
    expect(new Set(views.map((grid) => grid.toString('hex'))).size).toBe(VIEWS.length)
  })

  test('has a picture that no other kind has, in all three shapes', () => {
    const pictures = PICTURE_KINDS.flatMap((kind) =>
      ([0, 1, 2] as const).map((shape) => picture(request({ kind, shape }))),
    )
    expect(new Set(pictures).size).toBe(PICTURE_KINDS.length * 3)
  })
})

describe('a picture', () => {
  test('is the same for the same request, and another for another colour, shape or seed', () => {
    expect(picture(request({}))).toBe(picture(request({})))
    const others = [request({ colour: '#3f5d6b' }), request({ shape: 2 }), request({ seed: 2 })]
    for (const other of others) expect(picture(other)).not.toBe(picture(request({})))
  })

  test.each(PICTURE_KINDS)('of %s has no broken number, no unknown reference and nothing from outside', (kind) => {
    for (const view of VIEWS) {
      const svg = picture(request({ kind, view, colour: '#101010' }))
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg).not.toMatch(/<text|<image|href=/)
      const known = new Set(svg.match(/ id="([^"]+)"/g)?.map((found) => found.slice(5, -1)))
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
      expect(used.filter((id) => !known.has(id ?? ''))).toEqual([])
    }
  })
})

test('customers have faces of their own', async () => {
  const faces = Array.from({ length: 12 }, (_, seed) => avatar(seed))
  expect(new Set(faces).size).toBe(faces.length)
  expect(avatar(3)).toBe(faces[3])
  const { width, height } = await sharp(Buffer.from(avatar(3))).metadata()
  expect([width, height]).toEqual([640, 640])
})
