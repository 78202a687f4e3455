import type { DemoProduct } from '../demo-product.ts'
import { prose } from '../prose.ts'

export const outdoors: readonly DemoProduct[] = [
  {
    slug: 'steel-thermos',
    title: 'Steel thermos, 50 cl',
    description: prose`
      Two walls of 18/8 steel with nothing between them. We filled one with tea at 92 °C and left it on a windowsill
      in January: 71 °C after six hours, 58 after twelve. Ice water does better still.

      The stopper comes apart into three pieces, all of which fit in the cutlery basket; the body should be washed by
      hand, since machines eat the powder coating. 24 cm high, 7 across, 330 g empty. The cap hangs on a leather loop
      and does for a cup.
    `,
    price: '36.00',
    thumbnailAlt: 'Forest green thermos with a steel cap and a leather loop',
    listedDaysAgo: 356,
    variants: [
      { name: 'Forest', colour: '#34523f', stock: 44, views: ['studio', 'detail', 'scene'] },
      { name: 'Oat', colour: '#d7c9af', stock: 37, views: ['studio'] },
      { name: 'Oxide red', colour: '#994633', stock: 21, views: ['studio'] },
      { name: 'Bare steel', colour: null, stock: 9, views: ['studio'] },
    ],
    bundledWith: ['canvas-backpack', 'evening-infusion'],
  },
  {
    slug: 'waxed-tote',
    title: 'Waxed canvas tote',
    description: prose`
      Sailmakers' cotton, 400 g/m², impregnated with paraffin and beeswax. It sheds a shower, stands up by itself when
      you let go, and keeps every crease as a record of where it has been.

      Handles long enough for a winter coat, bridle leather, riveted through. Inside: one zipped pocket, one hook for
      keys. 38 × 40 × 14 cm. Sponge it with cold water, never a machine; every second autumn rub in fresh wax and melt
      it with a hair dryer.
    `,
    price: '84.00',
    thumbnailAlt: 'Waxed canvas tote bag in mustard with leather handles',
    listedDaysAgo: 272,
    variants: [
      { name: 'Mustard', colour: '#b98c3c', stock: 15, views: ['studio', 'detail', 'scene'] },
      { name: 'Forest', colour: '#3a4f3d', stock: 20, views: ['studio'] },
      { name: 'Ink blue', colour: '#2d3d54', stock: 9, views: ['studio'] },
    ],
    bundledWith: ['market-basket', 'windproof-umbrella'],
  },
  {
    slug: 'canvas-backpack',
    title: 'Canvas backpack, 19 litres',
    description: prose`
      Made for a day: a laptop up to 15 inches against the back, a jumper, lunch, a bottle in either side pocket.
      Cotton canvas with a tight weave sits over a layer of butyl, the construction of the original mackintosh, which
      keeps rain out without any coating on the surface to peel.

      Straps of webbing, 5 cm wide, padded with felt. The buckles are solid brass and close with one hand once you
      have the knack. 45 × 30 × 14 cm, 1.1 kg. Brush dry mud off, sponge the rest.
    `,
    price: '158.00',
    thumbnailAlt: 'Canvas backpack in charcoal with brass buckles',
    listedDaysAgo: 344,
    variants: [
      { name: 'Charcoal', colour: '#424448', stock: 17, views: ['studio', 'detail', 'scene'] },
      { name: 'Moss', colour: '#66704c', stock: 11, views: ['studio'] },
      { name: 'Sand', colour: '#cbb590', stock: 6, views: ['studio'] },
    ],
    bundledWith: ['steel-thermos', 'ribbed-beanie'],
  },
  {
    slug: 'windproof-umbrella',
    title: 'Stick umbrella with a cherry handle',
    description: prose`
      Eight ribs of steel, a shaft in one piece, a crook of steamed cherry that hangs on your forearm. The cover is
      densely woven polyester pongee, 104 cm across when open, enough for one person and a bag or for two who like
      each other.

      Opens by hand. Let it dry half open; closed wet, any umbrella rusts at the joints. 89 cm long, 510 g.
    `,
    price: '64.00',
    thumbnailAlt: 'Stick umbrella in ink blue with a curved wooden handle',
    listedDaysAgo: 198,
    variants: [
      { name: 'Ink blue', colour: '#2b3e5a', stock: 28, views: ['studio', 'detail', 'scene'] },
      { name: 'Aubergine', colour: '#553449', stock: 16, views: ['studio'] },
      { name: 'Oat', colour: '#d6c8ad', stock: 0, views: ['studio'] },
    ],
    bundledWith: ['waxed-tote', 'checked-scarf'],
  },
  {
    slug: 'brass-rose-watering-can',
    title: 'Watering can with a brass rose',
    description: prose`
      The long spout reaches the back row without your leaning on the front one. Galvanised steel, coated, balanced so
      that the handle stays over the weight as it empties. Take the rose off for pots, leave it on for seedlings: its
      120 holes are drilled upwards, and the water comes down like rain instead of like a hose.

      Holds 3.5 litres; more would be good for the wrists of a younger person. Empty it before the frost. A blocked
      rose clears overnight in vinegar.
    `,
    price: '62.00',
    thumbnailAlt: 'Long-spouted watering can in sage green',
    listedDaysAgo: 240,
    variants: [
      { name: 'Sage', colour: '#8a9c80', stock: 19, views: ['studio', 'detail', 'scene'] },
      { name: 'Chalk', colour: '#e9e3d6', stock: 13, views: ['studio'] },
      { name: 'Charcoal', colour: '#3d4043', stock: 24, views: ['studio'] },
    ],
    bundledWith: ['windowsill-planter', 'terrace-planter'],
  },
  {
    slug: 'ribbed-beanie',
    title: 'Ribbed fisherman’s beanie',
    description: prose`
      Short, the way they wear it on the quay at Le Guilvinec: it ends above the ears until the wind gets up, then you
      unroll the brim. Knitted in one piece in Brittany from two-ply merino, with the crown closed by hand.

      One size stretches from 54 to 60 cm. Hand wash, cool, flat to dry. It will pill for the first few weeks, where
      the collar rubs, and then stop.
    `,
    price: '39.00',
    thumbnailAlt: 'Ribbed wool beanie in oxide red',
    listedDaysAgo: 137,
    variants: [
      { name: 'Oxide red', colour: '#a0432f', stock: 32, views: ['studio', 'detail', 'scene'] },
      { name: 'Navy', colour: '#28354b', stock: 41, views: ['studio'] },
      { name: 'Oat', colour: '#d8cbb3', stock: 4, views: ['studio'] },
      { name: 'Moss', colour: '#5f6b4a', stock: 21, views: ['studio'] },
    ],
    bundledWith: ['checked-scarf', 'canvas-backpack'],
  },
  {
    slug: 'checked-scarf',
    title: 'Checked lambswool scarf',
    description: prose`
      Woven in the Creuse on a narrow loom, thirty centimetres wide and exactly 180 long, the fringes twisted and then
      knotted by hand. The check is made of one colour in three depths: what looks like a fourth is two of them
      crossing.

      First-shearing wool has never been cut before, so each fibre still has its pointed tip, and points do not itch.
      Soft from the start and softer by February.
    `,
    price: '72.00',
    thumbnailAlt: 'Folded scarf with a mustard check and a knotted fringe',
    listedDaysAgo: 14,
    variants: [
      { name: 'Mustard', colour: '#c39240', stock: 22, views: ['studio', 'detail'] },
      { name: 'Ink blue', colour: '#33486a', stock: 26, views: ['studio'] },
      { name: 'Aubergine', colour: '#5a3a50', stock: 8, views: ['studio'] },
    ],
    bundledWith: ['ribbed-beanie'],
  },
]
