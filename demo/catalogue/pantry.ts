import type { DemoProduct } from '../demo-product.ts'
import { prose } from '../prose.ts'

export const pantry: readonly DemoProduct[] = [
  {
    slug: 'cold-pressed-olive-oil',
    title: 'Olive oil, cold pressed, 50 cl',
    description: prose`
      A family mill near Nyons, with about 1,100 trees, mostly Tanche. The green oil is pressed within a day of
      picking, in early December: artichoke, cut grass, a scratch at the back of the throat. For the black one the
      olives rest four days first, which gives up the bite and brings cocoa and undergrowth. The third is milled
      together with whole unwaxed lemons from Menton.

      Store it below 18 °C and in the dark; the glass is clear, because you should see what you pour, and protects
      from nothing. The steel spout comes with it. Finish it within the year. It was not made to be kept for guests.
    `,
    price: '23.50',
    contents: '500 ml',
    thumbnailAlt: 'Bottle of green olive oil with a steel spout',
    listedDaysAgo: 228,
    options: ['Olives'],
    variants: [
      { name: 'Green olives', colour: null, stock: 58, views: ['studio', 'detail'] },
      { name: 'Black olives', colour: null, stock: 34, views: ['studio'] },
      { name: 'Lemon', colour: null, stock: 20, views: ['studio'] },
    ],
    bundledWith: ['salt-and-pepper-mills', 'salad-bowl-28-cm'],
  },
  {
    slug: 'orchard-jam',
    title: 'Jam from the orchard, 220 g',
    description: prose`
      Cooked in copper, four kilos at a time, by someone who walks out to the trees to decide when. The list of
      ingredients is fruit, sugar, lemon. There are 62 g of fruit in every 100 g and no pectin from a packet, so the
      set is soft and the jam slides a little on warm bread.

      Apricots are Bergeron; the mirabelles come from Lorraine, stones taken out by hand and (read this twice) not
      always all of them. Once opened, in the fridge, three weeks.
    `,
    price: '7.20',
    contents: '220 g',
    thumbnailAlt: 'Jar of apricot jam with a golden lid',
    listedDaysAgo: 402,
    options: ['Fruit'],
    variants: [
      { name: 'Apricot', colour: null, stock: 96, views: ['studio', 'detail', 'scene'] },
      { name: 'Mirabelle', colour: null, stock: 41, views: ['studio'] },
      { name: 'Raspberry', colour: null, stock: 67, views: ['studio'] },
      { name: 'Fig', colour: null, stock: 0, views: ['studio'] },
    ],
    bundledWith: ['gouter', 'muesli-bowl'],
  },
  {
    slug: 'menton-orange-marmalade',
    title: 'Marmalade of Menton oranges, 220 g',
    description: prose`
      Bitter oranges from four trees behind a station on the coast, picked in January and cut by hand, peel and all.
      It is dark, it is bitter in the middle, and it holds on the knife.

      This year’s is still in the pots. We write this page while it cools: the number of jars and the day on which
      it comes are not known yet.
    `,
    price: '8.20',
    contents: '220 g',
    thumbnailAlt: 'Jar of dark orange marmalade with a golden lid',
    listedDaysAgo: 40,
    isDraft: true,
    options: ['Fruit'],
    variants: [{ name: 'Bitter orange', colour: null, stock: 0, views: ['studio'] }],
    bundledWith: ['orchard-jam'],
  },
  {
    slug: 'quince-and-bay-jelly',
    title: 'Quince & bay jelly, 190 g',
    description: prose`
      Made once a year, in the three weeks of October when the quinces smell through the door. The juice hangs
      overnight in muslin and is never squeezed (squeezing would cloud it), then boils down with a bay leaf until it
      turns the red of old church glass.

      With hard cheese, with roast pork, on the spoon. When the shelf is empty we wait for the trees like everybody
      else.
    `,
    price: '8.40',
    contents: '190 g',
    thumbnailAlt: 'Round jar of red quince jelly under a gingham cloth',
    listedDaysAgo: 384,
    variants: [
      { name: 'With bay', colour: null, stock: 0, views: ['studio', 'detail'] },
      { name: 'Plain', colour: null, stock: 0, views: ['studio'] },
    ],
    bundledWith: ['orchard-jam', 'bakers-board'],
  },
  {
    slug: 'gouter',
    title: 'Goûter',
    description: prose`
      Four o'clock in France: a length of baguette, split, and some chocolate pushed into the crumb. This is the
      chocolate. 30 g of milk at 41 % cocoa, moulded thin so that young teeth go through bread and bar at once.

      Whole milk powder, Ghanaian cocoa, cane sugar, and a little salt in the one with the pale wrapper. It may
      contain traces of nuts.
    `,
    price: '3.00',
    contents: '30 g',
    thumbnailAlt: 'Small bar of milk chocolate, half out of its blue wrapper',
    listedDaysAgo: 190,
    options: ['Flavour'],
    variants: [
      { name: 'Milk', colour: null, stock: 480, views: ['studio', 'scene'] },
      { name: 'Milk and salt', colour: null, stock: 260, views: ['studio'] },
    ],
    bundledWith: ['dark-chocolate-72', 'everyday-mug'],
  },
  {
    slug: 'dark-chocolate-72',
    title: 'Dark chocolate 72 %, 85 g',
    description: prose`
      Trinitario beans from two cooperatives on the north coast of Madagascar, roasted gently and ground for fifty
      hours on granite. That is long, and it is why the sourness of red fruit comes through without the dryness.
      Nothing else in the plain bar but cane sugar and cocoa butter.

      The other two carry their guests on the back, where you can see them: Piedmont hazelnuts, halved; or puffed
      buckwheat, which tastes like the crust of a Breton galette. Keep it cool, but not in the fridge.
    `,
    price: '7.50',
    contents: '85 g',
    thumbnailAlt: 'Bar of dark chocolate, half out of its oxblood wrapper',
    listedDaysAgo: 25,
    options: ['Flavour'],
    variants: [
      { name: 'Plain', colour: null, stock: 130, views: ['studio', 'detail'] },
      { name: 'Hazelnut', colour: null, stock: 85, views: ['studio'] },
      { name: 'Buckwheat', colour: null, stock: 54, views: ['studio'] },
    ],
    bundledWith: ['cafe-de-midi', 'gouter'],
  },
]
