import type { DemoProduct } from '../demo-product.ts'
import { prose } from '../prose.ts'

export const linenAndSoap: readonly DemoProduct[] = [
  {
    slug: 'metis-tea-towel',
    title: 'Métis tea towel',
    description: prose`
      Métis is the old name for a cloth with a cotton warp and a linen weft: softer than pure linen on day one, drier
      than pure cotton ever after. This one has the woven stripe of hotel sculleries, 55 × 75 cm, with a loop on the
      short side where it hangs straightest.

      It polishes glasses without leaving lint from about the third wash. Sixty degrees, no softener: softener coats
      the fibres and a coated towel only moves the water around.
    `,
    price: '14.00',
    thumbnailAlt: 'Striped tea towel in oxide red and unbleached linen',
    listedDaysAgo: 583,
    variants: [
      { name: 'Oxide red', colour: '#9c4636', stock: 140, views: ['studio', 'detail', 'scene'] },
      { name: 'Ink blue', colour: '#30466a', stock: 88, views: ['studio'] },
      { name: 'Celadon', colour: '#8fae9b', stock: 57, views: ['studio'] },
      { name: 'Charcoal', colour: '#46474a', stock: 21, views: ['studio'] },
    ],
    bundledWith: ['dish-brush', 'marseille-soap'],
  },
  {
    slug: 'honeycomb-tea-towels',
    title: 'Honeycomb tea towels, set of two',
    description: prose`
      A waffle weave has twice the surface of a flat cloth of the same size, and every little cell holds a drop. Hence
      this pair, for people who wash up by hand and dry a great deal: 50 × 70 cm each, cotton from Portugal, 240 g/m²,
      with a wide check woven in.

      The weave draws together in the first wash (we measured 6 %) and turns springy. Keep them for plates and hands,
      and leave wine glasses to a flatter cloth.
    `,
    price: '21.00',
    thumbnailAlt: 'Tea towel with a wide mustard check',
    listedDaysAgo: 21,
    variants: [
      { name: 'Mustard', colour: '#cf9f3f', stock: 45, views: ['studio', 'detail'] },
      { name: 'Oat', colour: '#dccfb7', stock: 60, views: ['studio'] },
      { name: 'Blush', colour: '#d8a898', stock: 18, views: ['studio'] },
    ],
    bundledWith: ['metis-tea-towel', 'marseille-soap'],
  },
  {
    slug: 'marseille-soap',
    title: 'Marseille soap, 250 g',
    description: prose`
      Vegetable oils, soda, sea salt and water, boiled for ten days in an open cauldron and cut with a wire. The olive
      cube is green because olive oil is. The scented ones start from the white base and get their perfume at the
      mill, at under one per cent.

      A fresh cube has an edge of 6.5 cm and loses a tenth of its weight as it dries, so weigh it again in spring if
      you like. Good for hands, for collars before the wash, for paint brushes and, in flakes, for woollens. It wants
      a dish that drains.
    `,
    price: '6.50',
    contents: '250 g',
    thumbnailAlt: 'Cube of green olive oil soap on a wooden rack',
    listedDaysAgo: 688,
    options: ['Scent'],
    variants: [
      { name: 'Olive', colour: null, stock: 320, views: ['studio', 'scene'] },
      { name: 'Unscented', colour: null, stock: 210, views: ['studio'] },
      { name: 'Lavender', colour: null, stock: 95, views: ['studio'] },
      { name: 'Orange blossom', colour: null, stock: 7, views: ['studio'] },
    ],
    bundledWith: ['dish-brush', 'metis-tea-towel'],
  },
  {
    slug: 'dish-brush',
    title: 'Dish brush with a replaceable head',
    description: prose`
      Oiled beech, a steel spring clip, and bristles that grow: tampico, from the agave, for plates and glasses; the
      stiffer bassine, from a palm, for cast iron and burnt rice. Heads click in and out, and a worn one goes on the
      compost once you have pulled the little wire staples.

      Hang it by the loop, bristles down. Left standing in a jar it drinks from the wrong end and the wood will split
      within the year. 24 cm.
    `,
    price: '9.80',
    thumbnailAlt: 'Round wooden dish brush with pale bristles',
    listedDaysAgo: 495,
    options: ['Bristles'],
    variants: [
      { name: 'Soft, tampico', colour: null, stock: 160, views: ['studio', 'detail'] },
      { name: 'Stiff, bassine', colour: null, stock: 74, views: ['studio'] },
    ],
    bundledWith: ['marseille-soap'],
  },
  {
    slug: 'after-the-rain-candle',
    title: 'Candle “After the rain”',
    description: prose`
      Warm stone, fig leaf and a trace of something green: the smell of a courtyard in Aix five minutes after a storm.
      Rapeseed and coconut wax with a cotton wick, poured into a glazed cup that makes a decent pencil pot afterwards
      (freeze it for an hour and the last of the wax drops out).

      180 g, some 40 hours. Let the first burn reach the wall all round, about two hours, or the candle will tunnel
      for the rest of its days. Trim the wick to 5 mm. The other three scents are quieter: cedar shavings, black tea,
      and one with no perfume at all, for the table.
    `,
    price: '34.00',
    thumbnailAlt: 'Lit candle in a sage green cup',
    listedDaysAgo: 205,
    options: ['Scent'],
    variants: [
      { name: 'After the rain', colour: null, stock: 36, views: ['studio', 'scene'] },
      { name: 'Cedar shavings', colour: null, stock: 29, views: ['studio'] },
      { name: 'Black tea', colour: null, stock: 0, views: ['studio'] },
      { name: 'No perfume', colour: null, stock: 52, views: ['studio'] },
    ],
    bundledWith: ['marseille-soap', 'bud-vase'],
  },
]
