import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { inLanguage } from '../../../../../server/language/in-language.ts'
import { anOrder, buy, step } from '../../../../../tests/fixtures/placed-order.ts'
import { openShop, type Person, type TestShop } from '../../../../../tests/processes/open-shop.ts'
import { loadTranslations } from '../../../../translations.server.ts'
import { drawSlips } from './draw-slips.server.ts'
import type { PackingSlip } from './packing-slip.server.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

async function slips({ app }: TestShop, { token }: Person, orders: string) {
  const headers = { authorization: `Token ${token}` }
  return app.inject({ url: `/api/packing_slips.pdf?orders=${orders}`, headers })
}

/** Returns the text of each page in reading order. */
async function read(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(pdf, { mergePages: false })
  const { info } = await pdf.getMetadata()
  return { pages: text, info: info as Record<string, unknown>, marks: await pdf.getMarkInfo() }
}

test('lists all packed items without prices on a packing slip', async () => {
  const { staff, id, mug } = await anOrder(shop)
  await shop.db
    .updateTable('variants')
    .set({ sku: 'MUG-RED' })
    .where('id', '=', mug.variantIds[0] ?? 0)
    .execute()
  const address = {
    ...{ name: 'Mia Kovács', company: 'Fazekas Kft.', street: 'Fő utca 7', second_line: '2. emelet' },
    ...{ postcode: '1011', town: 'Budapest', country: 'HU', phone: '' },
  }
  await shop.db
    .insertInto('order_addresses')
    .values({ ...address, order_id: id, purpose: 'delivery' } as never)
    .execute()
  await shop.db
    .updateTable('orders')
    .set({ method_name: 'Parcel post', promised_from: '2026-12-01', promised_to: '2026-12-03' })
    .where('id', '=', id)
    .execute()
  const answer = await slips(shop, staff, String(id))
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="packing-slip-${id}.pdf"`,
  })
  const { pages, info, marks } = await read(answer.rawPayload)
  expect(pages).toHaveLength(1)
  const [page = ''] = pages
  expect(info).toMatchObject({ Title: `Packing slip of order ${id}`, Language: 'en', Author: 'Comptoir' })
  expect(marks).toMatchObject({ Marked: true })
  expect(page.replace(/\s+/g, ' ')).toMatch(
    new RegExp(
      `Comptoir .*Packing slip ${id} Deliver to Mia Kovács Fazekas Kft\\. Budapest Fő utca 7 2\\. emelet 1011 Hungary .*` +
        'Delivery Parcel post Promised Tuesday 1 to Thursday 3 December ' +
        'Packed Quantity Item SKU 2 Mug Red MUG-RED 3 Mug Blue 5 items in total ' +
        `Order ${id}, page 1 of 1`,
    ),
  )
  expect(page).not.toMatch(/€|12[.,]50|62[.,]50/)
})

test('prints slips in one file, each on a new page, and rejects none or too many orders', async () => {
  const { staff, mia: lea, mug, id } = await anOrder(shop, 'Lea')
  const other = await buy(shop, lea, mug, [1])
  await step(staff, other, 'shipping')
  const { pages } = await read((await slips(shop, staff, `${other},${id},${other}`)).rawPayload)
  expect(pages.map((page) => /Order (\d+), page 1 of 1/.exec(page)?.[1])).toEqual([String(other), String(id)])
  expect((await slips(shop, staff, `${id},999`)).statusCode).toBe(404)
  expect((await slips(shop, staff, '')).statusCode).toBe(400)
  expect((await slips(shop, staff, Array.from({ length: 201 }, (_, n) => n + 1).join())).statusCode).toBe(400)
  expect((await slips(shop, lea, String(id))).statusCode).toBe(403)
})

test('repeats the header on overflow pages, and lets other requests run between slips', async () => {
  const line = {
    quantity: 2,
    title: 'A bowl with quite a long title that goes over two lines',
    variant: 'Żółty',
    sku: 'B',
  }
  const slip = (id: number, count: number): PackingSlip => ({
    ...{ id, language: 'en' as const, isCollection: true, recipient: ['Zoë'], facts: [] },
    lines: Array.from({ length: count }, () => line),
  })
  let turns = 0
  const each = async () => {
    turns += 1
  }
  const file = await drawSlips(
    [slip(7, 40), slip(8, 1)],
    { name: 'Shop', language: 'en', address: [], logo: undefined, mark: undefined },
    each as never,
  )
  const { pages } = await read(file)
  expect(turns).toBe(2)
  expect(pages.map((page) => /Order \d+, page \d of \d/.exec(page)?.[0])).toEqual([
    ...[1, 2, 3, 4].slice(0, pages.length - 1).map((page) => `Order 7, page ${page} of ${pages.length - 1}`),
    'Order 8, page 1 of 1',
  ])
  for (const page of pages) expect(page).toContain('Packed')
  expect(pages.join('').match(/Żółty/g)).toHaveLength(41)
})

test('draws each slip in the language of its order, not in that of the staff', async () => {
  loadTranslations()
  const { staff, mia: tom, mug, id } = await anOrder(shop, 'Tom')
  const french = await inLanguage('fr', () => buy(shop, tom, mug, [1]))
  const { pages } = await read((await slips(shop, staff, `${id},${french}`)).rawPayload)
  expect(pages[0]).toMatch(/Packing slip/)
  expect(pages[1]).toContain('Bon de livraison')
  expect(pages[1]).not.toMatch(/Packing|Ordered|items in total/)
})
