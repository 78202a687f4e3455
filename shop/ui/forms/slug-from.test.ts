import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Slug } from './slug.contract.ts'
import { latinSlugFrom, slugFrom } from './slug-from.ts'

test.each([
  ['Everyday mug', 'everyday-mug'],
  ['  Café crème, 250 g ', 'cafe-creme-250-g'],
  ["The chef's knife (20 cm)", 'the-chefs-knife-20-cm'],
  ['Große Schüssel', 'grosse-schussel'],
  ['Œuvre — n° 3', 'oeuvre-n-3'],
  ['1984', '1984'],
  ['茶壶 teapot', 'teapot'],
  ['!?', ''],
])('suggests the slug of %s: %s', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
})

test.each([
  ['Bulgarian', 'Керамична чаша от София, щъркел', 'keramichna-chasha-ot-sofia-shtarkel'],
  ['Croatian', 'Đurđevak, čaša i žlica', 'durdevak-casa-i-zlica'],
  ['Czech', 'Příliš žluťoučký kůň', 'prilis-zlutoucky-kun'],
  ['Danish', 'Rød grød på Ærø', 'rod-grod-pa-aero'],
  ['Dutch', 'Geïsoleerde ĳskan', 'geisoleerde-ijskan'],
  ['English', 'Stoneware teapot', 'stoneware-teapot'],
  ['Estonian', 'Õli, šokolaad ja žürii', 'oli-sokolaad-ja-zurii'],
  ['Finnish', 'Pöytälamppu Åbo', 'poytalamppu-abo'],
  ['French', 'Théière œuf à la coque', 'theiere-oeuf-a-la-coque'],
  ['German', 'Große Schüssel für Müsli', 'grosse-schussel-fur-musli'],
  ['Greek', 'Ελληνικό μπρίκι του καφέ, αυγό, Εύβοια, άγγελος', 'elliniko-briki-tou-kafe-avgo-evvoia-angelos'],
  ['Hungarian', 'Tükörfúrógép őszi színű', 'tukorfurogep-oszi-szinu'],
  ['Irish', 'Cupán tae déanta de láimh', 'cupan-tae-deanta-de-laimh'],
  ['Italian', 'Tazza da caffè più grande', 'tazza-da-caffe-piu-grande'],
  ['Latvian', 'Glāžšķūņu rūķīši', 'glazskunu-rukisi'],
  ['Lithuanian', 'Ąžuolinė lentyna, šaukštų dėžė', 'azuoline-lentyna-saukstu-deze'],
  ['Maltese', 'Ħobż Malti, ġbejna u ċikkulata', 'hobz-malti-gbejna-u-cikkulata'],
  ['Polish', 'Zażółć gęślą jaźń, łyżka', 'zazolc-gesla-jazn-lyzka'],
  ['Portuguese', 'Chávena de café à mão', 'chavena-de-cafe-a-mao'],
  ['Romanian', 'Ceașcă de țară în îngheț', 'ceasca-de-tara-in-inghet'],
  ['Slovak', 'Ťažká vŕba, ľan a čaj', 'tazka-vrba-lan-a-caj'],
  ['Slovenian', 'Žlička za čaj in šal', 'zlicka-za-caj-in-sal'],
  ['Spanish', 'Muñeca pequeña y jarrón', 'muneca-pequena-y-jarron'],
  ['Swedish', 'Skål för blåbär', 'skal-for-blabar'],
])('transliterates a title in %s', (_, title, slug) => {
  expect(slugFrom(title)).toBe(slug)
  expect(slugFrom(title.normalize('NFD'))).toBe(slug)
})

test.each([
  ['ευχή αυτό Ναύπακτος', 'efchi-afto-nafpaktos'],
  ['αϋπνία άυλος', 'aypnia-aylos'],
  ['λάμπα κλαμπ', 'lampa-klab'],
  ['Щастие в ЮЛИЯ', 'shtastie-v-yulia'],
  ['ışık', 'isik'],
])('transliterates %s as %s', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
})

test('names the product by a number if no letter can be transliterated, the same number each time', () => {
  expect(slugFrom('手工茶壶')).toMatch(/^product-\d{6}$/)
  expect(slugFrom('手工茶壶')).toBe(slugFrom('手工茶壶'))
  expect(slugFrom('手工茶壶')).not.toBe(slugFrom('紫砂茶壶'))
  expect(slugFrom('茶壶 5')).toMatch(/^product-\d{6}$/)
  expect(slugFrom('茶壶', 'collection')).toMatch(/^collection-\d{6}$/)
  expect(latinSlugFrom('手工茶壶')).toBe('')
})

test('suggests a valid slug for every title with a letter', () => {
  const titles = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(titles, (title) => {
      const slug = slugFrom(title)
      expect(slug === '' || Slug.safeParse(slug).success).toBe(true)
      expect(/\p{L}/u.test(title) && slug === '').toBe(false)
    }),
  )
})
