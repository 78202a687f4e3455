import { expect, test } from 'vitest'
import { inLanguage } from '../../../server/language/in-language.ts'
import {
  bring,
  importErrorsOf,
  importNotesOf,
  productsOf,
  runCollections,
} from '../../../tests/fixtures/import-catalogue.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { WOO_ROWS, wooCsv } from '../../../tests/sheets/woocommerce-export.ts'
import { type CatalogueImport, readImport } from './catalogue-csv.contract.ts'

const shop = await openShop({ languages: { first: 'en', others: ['fr'] } })
const staff = await shop.staff()

const inFrench = <T>(action: () => T): T => inLanguage('fr', action)

async function wrongLinesOf({ id }: CatalogueImport, headers: Record<string, string> = {}): Promise<string> {
  const url = `/api/catalogue_imports/${id}/wrong_lines.csv`
  const { body } = await shop.app.inject({ url, headers: { authorization: `Token ${staff.token}`, ...headers } })
  return body
}

/** Returns all errors, notes and summaries of an import in French. None of them may equal its English sentence. */
async function frenchReasonsOf(found: CatalogueImport): Promise<string[]> {
  const all = async () => {
    const { left_out } = await staff.api(readImport, { params: { id: String(found.id) } })
    const summaries = left_out.map(({ column, reason }) => `${column}: ${reason}`)
    return [...(await importErrorsOf(staff, found)), ...(await importNotesOf(staff, found)), ...summaries]
  }
  const [english, french] = [await all(), await inFrench(all)]
  expect(french).toHaveLength(english.length)
  expect(french.filter((reason, index) => reason === english[index])).toEqual([])
  for (const reason of french) expect(reason).not.toMatch(/\b(?:the|this|not|left|only|imported|line) /i)
  return french
}

test('shows the reasons of a WooCommerce import in French, also in the file of wrong lines', async () => {
  const found = await bring(
    staff,
    wooCsv([
      ...WOO_ROWS,
      { ID: '60', Type: 'simple', Name: 'Stamp', 'Tax status': 'none', 'Regular price': '1', Stock: '1' },
      { ID: '61', Type: 'simple', Name: 'Book', 'Tax class': 'books', 'Regular price': '1', Stock: '1' },
      { ID: '61', Type: 'simple', Name: 'Another book', 'Regular price': '1', Stock: '1' },
    ]),
  )
  expect(await frenchReasonsOf(found)).toEqual(
    expect.arrayContaining([
      '17 Type: Les produits groupés ne peuvent pas être importés. Importez les produits du groupe, puis associez-les dans leurs formulaires.',
      '18 Type: Les produits externes, vendus par une autre boutique, ne peuvent pas être importés.',
      '21 Type: Les variations de ce produit ne figurent pas dans le fichier.',
      '24 ID: Le produit de la ligne 23 a le même ID.',
      '3 Type: importé comme brouillon\u00a0: les produits virtuels ne peuvent pas être vendus',
      'Description: vide\u202f; un nouveau produit reprend son nom à la place',
      'Tax status: non taxé par l’autre boutique\u00a0: le produit reçoit la catégorie de TVA «\u00a0Sans TVA\u00a0»\u202f; vérifiez-la',
    ]),
  )
  const lines = await wrongLinesOf(found, { 'x-page-language': 'fr' })
  expect(lines).toContain('\nType\u00a0: Les produits téléchargeables ne peuvent pas être importés.,52,')
  expect(lines).not.toMatch(/cannot be imported|is not in the file|has the same/)
  expect(await wrongLinesOf(found)).toContain('\nType: Downloadable products cannot be imported.,52,')
})

test('shows the reasons of a Shopify import in French, also in the file of wrong lines', async () => {
  const columns =
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Grams,Variant Inventory Policy,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Gift Card'
  const body =
    '"<p>Good.</p><img src=""/a.jpg""><form></form><a href=""/about"">About</a><a href=""javascript:x"">X</a>"'
  const variants = Array.from({ length: 51 }, (_, index) => `many,${index ? '' : 'Many'},Good.,Size,${index},,,1,9,,,,`)
  const rows = [
    `bag,Bag,${body},,,x,continue,1,10,12,false,false,`,
    'card,Card,,,,,,1,10,,,,true',
    'cup,Cup,Good.,,,,,1,10,,,,',
    'cup,Another cup,Good.,,,,,1,10,,,,',
    'pot,Pot,Good.,Size,S,,,1,10,,,,',
    'pot,,,,L,,,1,10,,,false,',
    ...variants,
  ]
  const found = await bring(staff, [columns, ...rows].join('\n'))
  expect(await frenchReasonsOf(found)).toEqual(
    expect.arrayContaining([
      '5 Title: Le produit de la ligne 4 a le même identifiant (handle) et un autre titre.',
      '2 Body (HTML): retiré de la description\u00a0: une image (/a.jpg)',
      '2 Body (HTML): retiré de la description\u00a0: un formulaire',
      '2 Variant Grams: «\u00a0x\u00a0» ignoré\u00a0: «\u00a0x\u00a0» n’est pas un nombre entier\u202f; écrivez uniquement des chiffres, par exemple 12.',
      '2 Variant Requires Shipping: importé comme brouillon\u00a0: les produits qui ne sont pas expédiés ne peuvent pas être vendus',
      '3 Gift Card: importé comme brouillon\u00a0: les cartes cadeaux ne peuvent pas être vendues comme produits',
      '8 Option1 Value: importé comme brouillon\u00a0: il a 51 variantes, dont 50 sont importées',
    ]),
  )
  const products = await productsOf(staff, found)
  expect(products.flatMap(({ notes }) => notes)).toContainEqual({
    ...{ line: 8, column: 'Option1 Value' },
    reason: 'imported as a draft: it has 51 variants, of which 50 are imported',
  })
  expect(await wrongLinesOf(found, { 'x-page-language': 'fr' })).toContain(
    '\nTitle\u00a0: Le produit de la ligne 4 a le même identifiant (handle) et un autre titre. Option1 Value\u00a0: Une variante avec ce nom existe déjà.,cup,',
  )
})

test('returns the wrong lines of a collections file in the language of the page', async () => {
  const file = 'slug,title,state\ncups,Cups,open\n'
  expect((await runCollections(staff, file)).wrong_lines).toContain('\n"state: ""open"" is not a valid choice."')
  const { wrong_lines } = await inFrench(() => runCollections(staff, file))
  expect(wrong_lines).toContain('\nstate\u00a0: «\u00a0open\u00a0» n’est pas un choix possible.,cups,')
})
