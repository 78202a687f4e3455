import { catalogue } from '../catalogue.ts'
import type { DemoProduct, DemoVariant, ProductView } from '../demo-product.ts'
import { customers, type DemoPerson, demoStaff } from '../history/customers.ts'
import { avatar } from '../pictures/avatar.ts'
import {
  COUNTER_LIGHTS,
  COUNTER_SHAPES,
  type CounterLight,
  type CounterShape,
} from '../pictures/counter/counter-frame.ts'
import { counterScene } from '../pictures/counter/counter-scene.ts'
import { picture } from '../pictures/picture.ts'

/** A picture that has been written to disk in all its widths. */
export type DrawnPicture = { key: string; width: number; height: number }

/** Stores an SVG document under a key made from its content. */
export type StorePicture = (svg: Buffer) => Promise<DrawnPicture>

/** The pictures of the shop once they are stored. */
export type DrawnPictures = {
  all: DrawnPicture[]
  of: (product: DemoProduct, variant: DemoVariant, view: ProductView) => DrawnPicture
  counter: (light: CounterLight, shape: CounterShape) => DrawnPicture
  /** Undefined for people without a portrait. */
  portraitOf: (person: DemoPerson) => DrawnPicture | undefined
}

type PictureOrder = { name: string; draw: () => string }

/** Storing renders on other threads while the next drawing is made on this one; the shop allows two at once. */
const AT_ONCE = 2
const REPORT_EVERY_MS = 1000

/**
 * Draws and stores every picture of the demo shop.
 * @param say takes 'Drawing pictures 120 of 310', about once a second
 */
export async function drawPictures(store: StorePicture, say: (sentence: string) => void): Promise<DrawnPictures> {
  const wanted = [
    ...counterPictures,
    ...catalogue.flatMap(picturesOf),
    ...[demoStaff, ...Object.values(customers)].flatMap(portraitsOf),
  ]
  const stored = new Map<string, DrawnPicture>()
  const waiting = wanted.values()
  let reported = performance.now()

  async function drawOneAfterAnother(): Promise<void> {
    for (const { name, draw } of waiting) {
      stored.set(name, await store(Buffer.from(draw())))
      if (performance.now() - reported < REPORT_EVERY_MS) continue
      reported = performance.now()
      say(`Drawing pictures ${stored.size} of ${wanted.length}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drawOneAfterAnother))

  const drawn = (name: string) => {
    const found = stored.get(name)
    if (found === undefined) throw new Error(`The picture ${name} has not been drawn.`)
    return found
  }
  return {
    all: [...stored.values()],
    of: (product, variant, view) => drawn(pictureName(product, variant, view)),
    counter: (light, shape) => drawn(counterName(light, shape)),
    portraitOf: (person) => stored.get(person.email),
  }
}

const counterName = (light: CounterLight, shape: CounterShape) => `counter / ${light} / ${shape}`

const counterPictures: PictureOrder[] = COUNTER_LIGHTS.flatMap((light) =>
  COUNTER_SHAPES.map((shape) => ({ name: counterName(light, shape), draw: () => counterScene({ light, shape }).svg })),
)

function picturesOf(product: DemoProduct): PictureOrder[] {
  // One seed for all variants: the picture keeps its composition while the shopper goes through the colours.
  const seed = seedOf(product.slug)
  return product.variants.flatMap((variant) =>
    variant.views.map((view) => ({
      name: pictureName(product, variant, view),
      draw: () => picture({ ...product.picture, colour: variant.colour ?? variant.paint, view, seed }),
    })),
  )
}

function portraitsOf({ email, portrait }: DemoPerson): PictureOrder[] {
  return portrait === undefined ? [] : [{ name: email, draw: () => avatar(portrait) }]
}

/** A number from 0 to 2^32 - 1 that depends on the text alone (FNV-1a). */
function seedOf(text: string): number {
  return Buffer.from(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5)
}

function pictureName(product: DemoProduct, variant: DemoVariant, view: ProductView): string {
  return `${product.slug} / ${variant.name} / ${view}`
}
