import type { DemoProduct } from '../demo-product.ts'
import { prose } from '../prose.ts'

export const furniture: readonly DemoProduct[] = [
  {
    slug: 'sieste-armchair',
    title: 'Sieste armchair in oiled oak',
    description: prose`
      Low, wide, tilted back by eleven degrees. It was drawn around one question: can you fall asleep in it without
      waking up with a stiff neck? You can, after lunch, for about forty minutes.

      The frame is oak from the Tronçais forest, mortised, pegged and oiled. Webbing of natural rubber carries two
      loose cushions with a feather wrap over cold foam. Covers in wool felt (70 % wool, 30 % polyamide) come off with
      a zip for dry cleaning.

      74 cm wide, 82 deep, 71 high; the seat is 38 cm above the floor, so try a low chair at home before you order if
      your knees have opinions. 19 kg. The feet screw in by hand.
    `,
    price: '899.00',
    thumbnailAlt: 'Low oak armchair with forest green felt cushions',
    listedDaysAgo: 301,
    variants: [
      { name: 'Forest', colour: '#3b5a48', stock: 5, views: ['studio', 'detail', 'scene'] },
      { name: 'Rust', colour: '#b0603c', stock: 3, views: ['studio', 'scene'] },
      { name: 'Pebble', colour: '#a39e94', stock: 7, views: ['studio', 'scene'] },
      { name: 'Ink blue', colour: '#33465f', stock: 0, views: ['studio'] },
    ],
    bundledWith: ['low-side-table', 'reading-floor-lamp'],
  },
  {
    slug: 'three-legged-stool',
    title: 'Three-legged stool',
    description: prose`
      Three legs never wobble, whatever the tiles are doing. The seat is dished by hand with a travisher, 34 cm across
      and 45 high, right for a dining table, a cello, or the shoes in the hall. Legs go through the seat and are
      wedged from above; the wedges stay visible, in a darker wood.

      Solid ash, stained and finished with hard wax oil. Carries 120 kg. Felt pads are already under the feet.
    `,
    price: '124.00',
    thumbnailAlt: 'Round three-legged stool in natural ash',
    listedDaysAgo: 469,
    variants: [
      { name: 'Natural ash', colour: '#d4b58a', stock: 18, views: ['studio', 'detail', 'scene'] },
      { name: 'Black', colour: '#2c2b2a', stock: 14, views: ['studio'] },
      { name: 'Oxide red', colour: '#984531', stock: 9, views: ['studio'] },
      { name: 'Forest', colour: '#365241', stock: 0, views: ['studio'] },
    ],
    bundledWith: ['low-side-table', 'washed-linen-cushion'],
  },
  {
    slug: 'low-side-table',
    title: 'Low side table',
    description: prose`
      A place for the cup, the book and the glasses, at the height your hand expects them when you are sitting down.
      The top has a lip of four millimetres, because pencils roll.

      Powder-coated steel, 2 mm thick, welded and ground so that you have to look for the seams. 42 cm across, 48
      high, 6 kg. It may spend the summer on the balcony; bring it in when the leaves fall. Wipe with water and a drop
      of soap.
    `,
    price: '165.00',
    thumbnailAlt: 'Small round side table in oxide red',
    listedDaysAgo: 124,
    variants: [
      { name: 'Oxide red', colour: '#9a4531', stock: 10, views: ['studio', 'detail', 'scene'] },
      { name: 'Chalk', colour: '#ebe5d9', stock: 8, views: ['studio'] },
      { name: 'Charcoal', colour: '#3a3b3e', stock: 12, views: ['studio'] },
    ],
    bundledWith: ['sieste-armchair', 'mushroom-table-lamp'],
  },
  {
    slug: 'oak-wall-shelf',
    title: 'Oak wall shelf, 80 cm',
    description: prose`
      Two boards and two uprights, jointed without a single screw. The holes in the back rail are keyhole-shaped: put
      two screws in the wall at 60 cm, hang it, done. On solid masonry it carries 24 kg, a metre or so of paperbacks;
      on plasterboard ask somebody who knows the wall.

      80 × 22 × 48 cm. The oak is either left pale under a matt soap finish or smoked with ammonia, an old trick which
      darkens the wood several millimetres deep.
    `,
    price: '148.00',
    thumbnailAlt: 'Wall shelf with two boards in pale oak',
    listedDaysAgo: 158,
    variants: [
      { name: 'Pale oak', colour: '#cfae80', stock: 11, views: ['studio', 'detail', 'scene'] },
      { name: 'Smoked oak', colour: '#5b4433', stock: 6, views: ['studio'] },
    ],
    bundledWith: ['facade-coat-rack', 'lucarne'],
  },
  {
    slug: 'facade-coat-rack',
    title: 'Façade coat rack',
    description: prose`
      Named after the hooks that Parisian cafés screw to the outside wall for bicycles. Pegs are turned from beech, 11
      cm long, thick enough not to leave a bump between the shoulders of a jacket.

      Hang wet coats on it without worry: the lacquer is the sort used on boat hulls. Fixings for brick and concrete
      are in the bag, along with a paper template that saves you the spirit level.
    `,
    price: '89.00',
    thumbnailAlt: 'Coat rack with turned wooden pegs, lacquered ink blue',
    listedDaysAgo: 95,
    variants: [
      { name: 'Ink blue', colour: '#2d4361', stock: 15, views: ['studio', 'scene'] },
      { name: 'Natural beech', colour: '#cda675', stock: 20, views: ['studio'] },
    ],
    bundledWith: ['lucarne', 'three-legged-stool'],
  },
  {
    slug: 'lucarne',
    title: 'Lucarne',
    description: prose`
      A mirror with the outline of the little windows in a mansard roof, and with the same deep reveal: the frame
      stands 5 cm off the wall and throws a soft shadow over the edge of the glass.

      Silvered glass, 4 mm, with the edges taken down by hand; frame in solid ash, or in steel with a skin of brass,
      bent round the arch without a joint. 76 × 48 cm. Hangs from a single screw. Clean the glass with a damp cloth
      and nothing ammoniac, which creeps under the silver.
    `,
    price: '172.00',
    thumbnailAlt: 'Arched wall mirror with a deep ash frame',
    listedDaysAgo: 0.5,
    variants: [
      { name: 'Ash', colour: '#cfac7c', stock: 14, views: ['studio', 'detail', 'scene'] },
      { name: 'Black ash', colour: '#2f2d2c', stock: 10, views: ['studio', 'scene'] },
      { name: 'Brass', colour: '#bd9850', stock: 4, views: ['studio'] },
    ],
    bundledWith: ['facade-coat-rack', 'oak-wall-shelf'],
  },
]
