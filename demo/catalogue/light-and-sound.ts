import type { DemoProduct } from '../demo-product.ts'
import { prose } from '../prose.ts'

export const lightAndSound: readonly DemoProduct[] = [
  {
    slug: 'mushroom-table-lamp',
    title: 'Cèpe table lamp',
    description: prose`
      Spun aluminium, shade and foot from the same sheet, painted the same colour, so it looks like one thing that
      grew. The light falls on the table and stays there; a ring of slits under the rim lets a little escape to the
      ceiling.

      Takes an E14 bulb of up to 8 W, which you will find in any supermarket in ten years' time as well. A textile
      cable, 1.8 m, with a dimmer the size of a two-euro coin. 34 cm high.
    `,
    price: '129.00',
    thumbnailAlt: 'Table lamp with a domed shade in mustard yellow',
    listedDaysAgo: 310,
    variants: [
      { name: 'Mustard', colour: '#cc9d3c', stock: 16, views: ['studio', 'detail', 'scene'] },
      { name: 'Oxide red', colour: '#9b4733', stock: 9, views: ['studio', 'scene'] },
      { name: 'Chalk', colour: '#ece7dc', stock: 23, views: ['studio'] },
      { name: 'Forest', colour: '#35523f', stock: 12, views: ['studio'] },
    ],
    bundledWith: ['low-side-table', 'reading-floor-lamp'],
  },
  {
    slug: 'enamel-pendant-lamp',
    title: 'Enamel pendant lamp, 36 cm',
    description: prose`
      The workshop lamp, enamelled in the Jura the way street signs used to be: one coat of ground glass outside in
      colour, one inside in white, to throw the light down. Scrub it if you like. Grease from the kitchen comes off
      with washing-up liquid.

      E27, up to 15 W LED. Two metres of cable and a ceiling cap with a strain relief. Hung 65 cm above a table top,
      it lights four people and dazzles none.
    `,
    price: '145.00',
    thumbnailAlt: 'Enamelled pendant lamp in forest green',
    listedDaysAgo: 214,
    variants: [
      { name: 'Forest', colour: '#2f4f3f', stock: 13, views: ['studio', 'detail', 'scene'] },
      { name: 'Black', colour: '#2a2a2c', stock: 17, views: ['studio'] },
      { name: 'Sky', colour: '#a3bdcb', stock: 3, views: ['studio'] },
    ],
    bundledWith: ['stoneware-dinner-plates', 'mushroom-table-lamp'],
  },
  {
    slug: 'reading-floor-lamp',
    title: 'Reading lamp, floor standing',
    description: prose`
      What keeps most reading lamps from being good is that they light the room. This one has a narrow cone, pointed
      over your shoulder, and a joint of two brass discs that holds any angle without a screw to tighten.

      Steel tube, 140 cm, on a cast foot of 6 kg that a dog cannot topple. GU10 socket, warm LED of 5 W included; foot
      switch on the cable, which is covered in cotton and 2.4 m long. The shade stays cool enough to adjust by hand
      after an evening.
    `,
    price: '289.00',
    thumbnailAlt: 'Slim floor lamp with a charcoal shade',
    listedDaysAgo: 401,
    variants: [
      { name: 'Charcoal', colour: '#3b3c3f', stock: 8, views: ['studio', 'detail', 'scene'] },
      { name: 'Brass', colour: '#b9934c', stock: 5, views: ['studio', 'scene'] },
      { name: 'Chalk', colour: '#e9e3d7', stock: 11, views: ['studio'] },
    ],
    bundledWith: ['sieste-armchair', 'low-side-table'],
  },
  {
    slug: 'heure-bleue-wall-clock',
    title: "L'Heure bleue wall clock",
    description: prose`
      Silent. The German movement sweeps where others tick, so it can hang in a bedroom. The dial is screen-printed on
      lacquered steel, thirty centimetres across, without numbers and without a name: twelve strokes, that is all.

      Runs for about two years on one AA cell. The hands are cut from aluminium and balanced, which is what keeps the
      movement accurate to half a minute a month. Hangs on a single nail.
    `,
    price: '78.00',
    thumbnailAlt: 'Round wall clock with an ink blue dial',
    listedDaysAgo: 376,
    variants: [
      { name: 'Ink blue', colour: '#2a3f60', stock: 27, views: ['studio', 'detail', 'scene'] },
      { name: 'Chalk', colour: '#ebe6da', stock: 21, views: ['studio'] },
      { name: 'Terracotta', colour: '#b9694a', stock: 8, views: ['studio'] },
    ],
    bundledWith: ['low-tide-poster', 'oak-wall-shelf'],
  },
  {
    slug: 'tabletop-speaker',
    title: 'Tabletop speaker',
    description: prose`
      One box, one knob. A 10 cm paper cone and a silk tweeter sit in eleven millimetres of birch plywood, and the
      sound is tuned for a kitchen: voices first, no boom. Bluetooth 5.3 and a proper 3.5 mm input for the old player.

      No app and no microphone. It remembers three telephones and plays on the mains (a 2 m cable, figure-eight plug),
      so there is no battery to wear out. 28 × 17 × 15 cm, 2.9 kg. The front is wool from Roubaix, glued on a frame
      that pulls off for the vacuum cleaner.
    `,
    price: '249.00',
    thumbnailAlt: 'Wooden tabletop speaker with an oat wool front',
    listedDaysAgo: 18,
    variants: [
      { name: 'Oat', colour: '#d6c8ae', stock: 24, views: ['studio', 'detail', 'scene'] },
      { name: 'Charcoal', colour: '#3c3d40', stock: 30, views: ['studio'] },
      { name: 'Rust', colour: '#ab5d3c', stock: 6, views: ['studio'] },
    ],
    bundledWith: [],
  },
  {
    slug: 'low-tide-poster',
    title: 'Poster “Low tide, Cancale”, 50 × 70 cm',
    description: prose`
      The oyster beds when the sea has gone out, in four flat colours with the white of the paper as a fifth.
      Screen-printed by hand in Rennes on 270 g cotton stock with a soft tooth; where two inks overlap they make a
      third that was not in the pot.

      Rolled between two sheets of tissue; the oak frame in the picture is ours. Each colourway was printed 300 times,
      and the screens have been washed.
    `,
    price: '45.00',
    thumbnailAlt: 'Framed screen print of oyster beds at low tide in blues',
    listedDaysAgo: 233,
    variants: [
      { name: 'Morning', colour: null, stock: 31, views: ['studio', 'scene'] },
      { name: 'Evening', colour: null, stock: 12, views: ['studio', 'scene'] },
    ],
    bundledWith: ['still-life-poster', 'heure-bleue-wall-clock'],
  },
  {
    slug: 'still-life-poster',
    title: 'Poster “Still life, after lunch”, 50 × 70 cm',
    description: prose`
      Everyone has left the table and nobody has cleared it. A lino cut in five blocks, printed for us on a proofing
      press in Arles: look closely and you find the marks of the gouge in the flat areas, and a slight misregister
      that moves from one sheet to the next.

      Oil-based inks on 250 g mould-made paper with deckle edges on two sides. Leave it flat under a heavy book
      overnight before framing.
    `,
    price: '55.00',
    thumbnailAlt: 'Framed lino print of a bottle, a glass and a plate in mustard tones',
    listedDaysAgo: 2,
    variants: [{ name: 'Mustard', colour: null, stock: 40, views: ['studio', 'scene'] }],
    bundledWith: ['low-tide-poster'],
  },
]
