import { expect, test } from 'vitest'
import { bring, finishImport, importErrorsOf, runImportOf } from '../../../tests/fixtures/import-catalogue.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import type { Person, TestShop } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

async function wrongLinesOf({ app }: TestShop, { token }: Person, id: number) {
  const url = `/api/catalogue_imports/${id}/wrong_lines.csv`
  const { statusCode, body, headers } = await app.inject({ url, headers: { authorization: `Token ${token}` } })
  return { statusCode, body, name: headers['content-disposition'] }
}

test('returns the invalid lines with whole products and reasons, and imports them once corrected', async () => {
  for (const slug of ['mug', 'bowl', 'pot'])
    await addProduct(shop.db, { slug, variants: [{ name: 'One' }, { name: 'Two' }] })
  const sheet = [
    'slug;title;price;variant;stock;note',
    'mug;=Mug;12,50;One;5;',
    'mug;;;Two;6;"a; ""b"""',
    'bowl;Bowl;dear;One;5;kept',
    ';;;Two;many;',
    'pot;Pot;12;One;5;;extra',
    'pot;;;Two;5;-1',
  ]
  const found = await bring(staff, Buffer.from(`${sheet.join('\r\n')}\r\n`, 'latin1'))
  const { statusCode, body, name } = await wrongLinesOf(shop, staff, found.id)
  expect([statusCode, name]).toEqual([200, `attachment; filename="wrong-lines-${found.id}.csv"`])
  const [header, ...lines] = body.trimEnd().split('\r\n')
  expect(header).toBe('\uFEFFwhat_is_wrong;slug;title;price;variant;stock;note')
  expect(lines).toEqual([
    '"price: ""dear"" is not a price; write it like 12.50.";bowl;Bowl;dear;One;5;kept',
    '"stock: ""many"" is not a whole number; write only digits, like 12.";;;;Two;many;',
    '"This row has 7 cells, but the first row has 6.";pot;Pot;12;One;5;;extra',
    ';pot;;;Two;5;-1',
  ])

  // Corrected except for one error and imported again. The error column is ignored.
  const mended = body.replace(';dear;', ';14,90;').replace(';;extra', ';')
  const again = await bring(staff, mended)
  expect(again.untaken).toEqual([{ column: 'note', rows: 2 }])
  expect(await importErrorsOf(staff, again)).toEqual([
    '3 stock: "many" is not a whole number; write only digits, like 12.',
  ])
  const left = await wrongLinesOf(shop, staff, again.id)
  expect(left.body.split('\r\n').map((line) => line.replace(/;.*/, ''))).toEqual([
    '\uFEFFwhat_is_wrong',
    '',
    '"stock: ""many"" is not a whole number',
    '',
  ])
  expect(left.body.match(/what_is_wrong/g)).toHaveLength(1)
  const { counts } = await runImportOf(staff, left.body.replace(';many;', ';9;'))
  expect(counts).toMatchObject({ update: 1, invalid: 0, done: 1, failed: 0 })
})

test('includes products that failed during the import, and has no file without errors', async () => {
  for (const slug of ['mug', 'bowl']) await addProduct(shop.db, { slug })
  const found = await bring(staff, 'slug,title\nmug,Another mug\nbowl,Another bowl\n')
  await shop.db.updateTable('products').set({ version: 7 }).where('slug', '=', 'bowl').execute()
  expect((await finishImport(staff, found.id)).counts).toMatchObject({ done: 1, failed: 1 })
  expect((await wrongLinesOf(shop, staff, found.id)).body).toBe(
    '\uFEFFwhat_is_wrong,slug,title\r\nThis product was changed by someone else. Reload it and try again.,bowl,Another bowl\r\n',
  )
  const right = await runImportOf(staff, 'slug,title\nmug,A third mug\n')
  await expect.poll(async () => (await wrongLinesOf(shop, staff, right.id)).statusCode).toBe(404)
  expect((await wrongLinesOf(shop, staff, 99)).statusCode).toBe(404)
  const mia = await shop.customer('Mia')
  expect((await wrongLinesOf(shop, mia, found.id)).statusCode).toBe(403)
})
