import { expect, test } from 'vitest'
import { addDemoCatalogue } from '../../../../tests/fixtures/demo-catalogue.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { search } from '../search.contract.ts'

/** Search words and the product that must be among the first five results. */
const WANTED: Record<string, Record<string, string>> = {
  exactly: {
    'Everyday mug, 30 cl': 'everyday-mug',
    'Métis tea towel': 'metis-tea-towel',
    "Chef's knife, 20 cm": 'chefs-knife-20-cm',
    'Poster "Low tide, Cancale", 50 × 70 cm': 'low-tide-poster',
    'Kitchen scale for everything < 5 kg': 'kitchen-scale',
    'Salt & pepper mills': 'salt-and-pepper-mills',
    Lucarne: 'lucarne',
    'stick umbrella': 'windproof-umbrella',
    'WATERING CAN': 'brass-rose-watering-can',
    'candle after the rain': 'after-the-rain-candle',
    'dark chocolate': 'dark-chocolate-72',
    'ribbed beanie': 'ribbed-beanie',
  },
  'as far as it is typed': {
    umb: 'windproof-umbrella',
    choco: 'dark-chocolate-72',
    'stoneware te': 'stoneware-teapot',
    sketchb: 'plein-air-sketchbook',
    'wall cl': 'heure-bleue-wall-clock',
    therm: 'steel-thermos',
    'pepper m': 'salt-and-pepper-mills',
    armch: 'sieste-armchair',
    'oliv o': 'cold-pressed-olive-oil',
    notebo: 'a-ne-pas-oublier-notebook',
  },
  'with a wrong letter': {
    umbrela: 'windproof-umbrella',
    stonewore: 'stoneware-teapot',
    blankett: 'sunday-lunch-blanket',
    choclate: 'dark-chocolate-72',
    cadnle: 'after-the-rain-candle',
    kettel: 'enamel-kettle',
    'watreing can': 'brass-rose-watering-can',
    bakpack: 'canvas-backpack',
    'tabel lamp': 'mushroom-table-lamp',
    terracota: 'terracotta-vase',
    marseile: 'marseille-soap',
    speeker: 'tabletop-speaker',
    sholder: 'reading-floor-lamp',
    cocote: 'cast-iron-cocotte-24-cm',
    'pepper mils': 'salt-and-pepper-mills',
    armchiar: 'sieste-armchair',
  },
  'without accents, or with them': {
    cafe: 'cafe-de-midi',
    'café de midi': 'cafe-de-midi',
    gouter: 'gouter',
    muesli: 'muesli-bowl',
    Müsli: 'muesli-bowl',
    Müesli: 'muesli-bowl',
    garcon: 'garcon-apron',
    façade: 'facade-coat-rack',
    cepe: 'mushroom-table-lamp',
    'gruner abend': 'evening-infusion',
    'a ne pas oublier': 'a-ne-pas-oublier-notebook',
    boucle: 'boucle-cushion',
    métis: 'metis-tea-towel',
  },
  'as plural or singular': {
    mugs: 'everyday-mug',
    scarves: 'checked-scarf',
    knives: 'chefs-knife-20-cm',
    'tea towels': 'metis-tea-towel',
    plate: 'stoneware-dinner-plates',
    candles: 'after-the-rain-candle',
    posters: 'still-life-poster',
    tumbler: 'bistro-tumblers',
    umbrellas: 'windproof-umbrella',
    cushions: 'washed-linen-cushion',
  },
  'by another name': {
    couch: 'sieste-armchair',
    rucksack: 'canvas-backpack',
    jug: 'mouth-blown-carafe',
    cup: 'everyday-mug',
    pillows: 'washed-linen-cushion',
    'dish cloth': 'metis-tea-towel',
    'chopping board': 'bakers-board',
    'plant pot': 'windowsill-planter',
    'bobble hat': 'ribbed-beanie',
    bookcase: 'oak-wall-shelf',
  },
  'in French': {
    theiere: 'stoneware-teapot',
    Théières: 'stoneware-teapot',
    étagère: 'oak-wall-shelf',
    etagere: 'oak-wall-shelf',
    tasse: 'everyday-mug',
    cafetière: 'stovetop-moka-pot',
    bouilloire: 'enamel-kettle',
    couteau: 'chefs-knife-20-cm',
    coussin: 'washed-linen-cushion',
    'sac à dos': 'canvas-backpack',
    "huile d'olive": 'cold-pressed-olive-oil',
    'table basse': 'low-side-table',
    lampadaire: 'reading-floor-lamp',
    miroir: 'lucarne',
    savon: 'marseille-soap',
    parapluie: 'windproof-umbrella',
    'porte-manteau': 'facade-coat-rack',
    chocolat: 'dark-chocolate-72',
  },
  'as the thing that is meant': {
    coffee: 'cafe-de-midi',
    espresso: 'stovetop-moka-pot',
    'coffee maker': 'stovetop-moka-pot',
    'tea pot': 'stoneware-teapot',
    'sketch book': 'plein-air-sketchbook',
    gift: 'after-the-rain-candle',
    cadeau: 'marseille-soap',
  },
  'with number and unit in one': {
    '250g': 'cafe-de-midi',
    'coffee 250g': 'cafe-de-midi',
    'olive oil 50cl': 'cold-pressed-olive-oil',
    'mug 42cl': 'latte-mug',
    'poster 50x70cm': 'low-tide-poster',
  },
  'by two words in either order': {
    'mug latte': 'latte-mug',
    'lamp pendant': 'enamel-pendant-lamp',
    'board bakers': 'bakers-board',
    'celadon teapot': 'stoneware-teapot',
    'blue vase': 'bud-vase',
    'jam fig': 'orchard-jam',
    'lavender soap': 'marseille-soap',
  },
  'by a word of its description': {
    caffeine: 'evening-infusion',
    bluetooth: 'tabletop-speaker',
    mirror: 'lucarne',
    bicycles: 'facade-coat-rack',
    Madagascar: 'dark-chocolate-72',
    hydrangeas: 'terracotta-vase',
    laptop: 'canvas-backpack',
    merino: 'ribbed-beanie',
  },
}
/** Searches that failed in user tests: the expected first result and the correction shown. */
const FIRST: Record<string, { first: string[]; corrected?: string; leftOut?: string[] }> = {
  mugg: { first: ['latte-mug', 'everyday-mug'], corrected: 'mugs' },
  'tee pot': { first: ['stoneware-teapot'], corrected: 'teapot' },
  'tea pot': { first: ['stoneware-teapot'] },
  teapot: { first: ['stoneware-teapot'] },
  'sketch book': { first: ['plein-air-sketchbook'] },
  sketchbook: { first: ['plein-air-sketchbook'] },
  coatrack: { first: ['facade-coat-rack'] },
  'coat rack': { first: ['facade-coat-rack'] },
  'olive oil 50cl': { first: ['cold-pressed-olive-oil'] },
  'olive oil 0,5 l': { first: ['cold-pressed-olive-oil'] },
  'coffee 250g': { first: ['cafe-de-midi'] },
  'coffee 250 g': { first: ['cafe-de-midi'] },
  'mug 300ml': { first: ['everyday-mug'] },
  gift: { first: ['after-the-rain-candle', 'dark-chocolate-72', 'marseille-soap', 'quince-and-bay-jelly'] },
  'cheap mug': { first: ['latte-mug', 'everyday-mug'], corrected: 'mug', leftOut: ['cheap'] },
  'coffee mug stoneware celadon blue red': {
    first: ['everyday-mug'],
    corrected: 'mug stoneware celadon blue red',
    leftOut: ['coffee'],
  },
  coffee: { first: ['cafe-de-midi'] },
  espresso: { first: ['cafe-de-midi'] },
  café: { first: ['cafe-de-midi'] },
  vaze: { first: ['bud-vase', 'terracotta-vase'], corrected: 'vase' },
  lmap: { first: ['enamel-pendant-lamp', 'mushroom-table-lamp'], corrected: 'lamp' },
  stonware: { first: ['stoneware-teapot'], corrected: 'stoneware' },
  'red mug': { first: ['everyday-mug'] },
}
const NONSENSE = ['xyzzy', 'qwertyuiop', 'asdfgh', 'zzzz', 'blorptang', 'vvvvv', 'mnbvcx', 'hjkl', '9999999']

test('the right product is among the first five, and nonsense finds nothing', async () => {
  await using shop = await openShop()
  await addDemoCatalogue(shop.db, shop.clock.now)

  const missed: string[] = []
  const queries = Object.entries(WANTED).flatMap(([how, wanted]) =>
    Object.entries(wanted).map(([typed, slug]) => ({ how, typed, slug })),
  )
  for (const { how, typed, slug } of queries) {
    const { results } = await shop.visitor.api(search, { params: { search_query: typed }, query: { page_size: '5' } })
    const found = results.map((product) => product.slug)
    if (!found.includes(slug)) missed.push(`${how}: ${typed} finds ${found.join(', ') || 'nothing'}, not ${slug}`)
  }
  expect(missed).toEqual([])
  expect(queries.length).toBeGreaterThanOrEqual(80)

  for (const typed of NONSENSE) {
    const { count, corrected } = await shop.visitor.api(search, { params: { search_query: typed }, query: {} })
    expect({ typed, count, corrected }).toEqual({ typed, count: 0, corrected: null })
  }
})

test('corrects failed searches of user tests and shows the correction', async () => {
  await using shop = await openShop()
  await addDemoCatalogue(shop.db, shop.clock.now)
  for (const [typed, { first, corrected = null, leftOut = [] }] of Object.entries(FIRST)) {
    const found = await shop.visitor.api(search, { params: { search_query: typed }, query: {} })
    expect({ typed, ...found }).toMatchObject({ typed, corrected, left_out: leftOut })
    expect({ typed, first: first.includes(found.results[0]?.slug ?? '') || found.results[0]?.slug }).toEqual({
      typed,
      first: true,
    })
  }
  const { results } = await shop.visitor.api(search, { params: { search_query: 'coffee' }, query: {} })
  expect(results.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['cafe-de-midi', 'stovetop-moka-pot']))
})
