import type { DemoProduct } from '../demo-product.ts'
import { prose } from '../prose.ts'

export const desk: readonly DemoProduct[] = [
  {
    slug: 'a-ne-pas-oublier-notebook',
    title: 'Notebook "À ne pas oublier", A5',
    description: prose`
      For what must not be forgotten, and for what one writes so as to be allowed to forget it. 144 pages of 90 g
      ivory paper that takes fountain pen ink without feathering and shows only a ghost of it on the back. Sewn in
      nine sections; it lies open by itself from the first page to the last.

      Ruled at 7 mm, very faintly, in grey. The cover is a sturdy dyed board with a cloth spine, the corners rounded.
      No elastic, no ribbon, no pocket.
    `,
    price: '13.00',
    thumbnailAlt: 'A5 notebook with an oxide red cover and a cloth spine',
    listedDaysAgo: 629,
    variants: [
      { name: 'Oxide red', colour: '#9a4635', stock: 134, views: ['studio', 'detail', 'scene'] },
      { name: 'Ink blue', colour: '#2c4162', stock: 101, views: ['studio'] },
      { name: 'Mustard', colour: '#cb9e43', stock: 58, views: ['studio'] },
      { name: 'Celadon', colour: '#a0b8a7', stock: 20, views: ['studio'] },
    ],
    bundledWith: ['brass-ballpoint', 'ash-desk-tray'],
  },
  {
    slug: 'plein-air-sketchbook',
    title: 'Plein air sketchbook',
    description: prose`
      A landscape format, 21 × 15 cm, that opens to 42: wide enough for a harbour. Seventy-two pages of 160 g paper
      with a light grain, sized to take a watercolour wash without buckling much, and to be rubbed out without going
      bald.

      The boards are stiff, so you can draw standing up. An elastic keeps the wind from turning pages on the cliffs.
    `,
    price: '24.00',
    thumbnailAlt: 'Sketchbook with a sage green cover',
    listedDaysAgo: 11,
    variants: [
      { name: 'Sage', colour: '#8c9d7f', stock: 42, views: ['studio', 'detail'] },
      { name: 'Charcoal', colour: '#3d3e41', stock: 36, views: ['studio'] },
    ],
    bundledWith: ['brass-ballpoint', 'waxed-tote'],
  },
  {
    slug: 'brass-ballpoint',
    title: 'Brass ballpoint',
    description: prose`
      Turned from one hexagonal bar, so it neither rolls nor rattles. Twenty-eight grams is heavy for a pen; people
      who press hard find that they no longer need to. Takes the ordinary G2 refill that stationers everywhere keep by
      the till, and comes with a blue one.

      Bare brass goes the colour of a church door handle within a month or two. Those who'd rather it stayed bright
      can rub it with ketchup. The black and the red are anodised aluminium, half the weight.
    `,
    price: '38.00',
    thumbnailAlt: 'Hexagonal ballpoint pen in bare brass',
    listedDaysAgo: 518,
    variants: [
      { name: 'Brass', colour: '#bb9650', stock: 47, views: ['studio', 'detail', 'scene'] },
      { name: 'Black', colour: '#2c2c2f', stock: 55, views: ['studio'] },
      { name: 'Red', colour: '#a23b32', stock: 19, views: ['studio'] },
    ],
    bundledWith: ['a-ne-pas-oublier-notebook', 'ash-desk-tray'],
  },
  {
    slug: 'ash-desk-tray',
    title: 'Desk tray',
    description: prose`
      Somewhere for keys to land. A solid block of wood, hollowed by a milling cutter and then by an afternoon with
      sandpaper, so the corners of each compartment are round and you can scoop a paper clip out with one finger.

      32 × 12 cm. The longest groove takes a ruler, the square one a block of sticky notes or an ink bottle. Cork
      underneath.
    `,
    price: '54.00',
    thumbnailAlt: 'Wooden desk tray with rounded compartments',
    listedDaysAgo: 167,
    variants: [
      { name: 'Ash', colour: '#d2b285', stock: 26, views: ['studio', 'detail'] },
      { name: 'Walnut', colour: '#664733', stock: 13, views: ['studio'] },
    ],
    bundledWith: ['brass-ballpoint', 'a-ne-pas-oublier-notebook'],
  },
]
