import { join } from 'node:path'
import { catalogue } from './catalogue.ts'
import type { DemoProduct, DemoVariant, ProductView } from './demo-product.ts'
import { HERO_SHAPES, HERO_THEMES, type HeroShape, type HeroTheme } from './hero-picture.ts'
import { customers, type DemoPerson, demoStaff } from './history/customers.ts'

/** The folder with the original of every picture in the demo shop. */
export const PICTURES_FOLDER = join(import.meta.dirname, 'pictures')

/** Returns a path inside `PICTURES_FOLDER`, such as `products/everyday-mug/celadon-studio.webp`. */
export const productPicture = (product: DemoProduct, variant: DemoVariant, view: ProductView): string =>
  `products/${product.slug}/${inFileName(variant.name)}-${view}.webp`

export const heroPicture = (shape: HeroShape, theme: HeroTheme): string => `hero/${shape}-${theme}.webp`

/** Returns undefined for a person without a portrait. */
export const portraitPicture = ({ email, hasPortrait }: DemoPerson): string | undefined =>
  hasPortrait ? `portraits/${email.slice(0, email.indexOf('@'))}.webp` : undefined

/** Lists the files of all pictures that the demo shop shows. */
export function pictureFiles(): string[] {
  const people: DemoPerson[] = [demoStaff, ...Object.values(customers)]
  return [
    ...HERO_THEMES.flatMap((theme) => HERO_SHAPES.map((shape) => heroPicture(shape, theme))),
    ...catalogue.flatMap((product) =>
      product.variants.flatMap((variant) => variant.views.map((view) => productPicture(product, variant, view))),
    ),
    ...people.flatMap((person) => portraitPicture(person) ?? []),
  ]
}

/** Turns a variant name into lower-case ASCII words: `Grüner Abend` becomes `gruner-abend`. */
function inFileName(name: string): string {
  const ascii = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
