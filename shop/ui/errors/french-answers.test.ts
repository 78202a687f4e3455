import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { inLanguage } from '../../../server/language/in-language.ts'
import { addOrder } from '../../../tests/fixtures/orders.ts'
import { uploaded } from '../../../tests/fixtures/pictures/shop-pictures.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { listExtensions } from '../../admin/settings/extensions/extensions.contract.ts'
import { findPickerProducts } from '../../catalog/products/picker/find-picker-products.ts'
import { bulkEditProducts } from '../../catalog/products/table/products-table.contract.ts'
import { updateTranslation } from '../../core/translations/translations.contract.ts'
import { loadTranslations } from '../../translations.server.ts'

loadTranslations()
const shop = await openShop({ languages: { first: 'en', others: ['fr'] } })
const staff = await shop.staff('owner')

test('refused rows of a bulk action have French reasons on French pages', async () => {
  const { id, variantIds } = await addProduct(shop.db, { slug: 'mug', title: 'Mug' })
  await addOrder(shop.db, { userId: staff.id, productId: id, variantIds, status: 'cancelled' })
  const remove = () => staff.api(bulkEditProducts, { body: { ids: [id], delete: true } })
  expect((await remove()).refused).toEqual([{ id, reason: 'It was ordered, so it can only be hidden.' }])
  expect((await inLanguage('fr', remove)).refused).toEqual([{ id, reason: expect.stringMatching(/commandé.*masqu/) }])
})

test('settings of the shop’s own extensions have French labels on French pages', async () => {
  const labels = async () =>
    (await staff.api(listExtensions, {})).extensions.flatMap(({ settings }) => settings.map(({ label }) => label))
  expect(await labels()).toEqual(['Secret key', 'Signing secret of the webhook endpoint'])
  expect(await inLanguage('fr', labels)).toEqual(['Clé secrète', 'Secret de signature du webhook'])
})

test('the removed parts of a logo are named in French on French pages', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/><image/><rect width="9" height="9"/></svg>'
  const { left_out } = await inLanguage('fr', () => uploaded(staff, 'logo', logo))
  expect(left_out).toBe('Éléments retirés du dessin\u00a0: scripts et images.')
})

test('pickers of French pages show the original titles of products', async () => {
  const { id } = await addProduct(shop.db, { slug: 'bowl', title: 'Bowl' })
  const params = { language: 'fr', kind: 'product', id: String(id) } as const
  await staff.api(updateTranslation, { params, body: { texts: [{ field: 'title', seen: '', value: 'Saladier' }] } })
  const found = await inLanguage('fr', () => findPickerProducts(staff.api, { query: new URLSearchParams('q=bowl') }))
  expect(found.products.map(({ title }) => title)).toEqual(['Bowl'])
})

test('the example invoice is in the language of the page', async () => {
  const headers = { authorization: `Token ${staff.token}` }
  const read = async (more: Record<string, string>) => {
    const url = '/api/documents/preview.pdf'
    const { rawPayload } = await shop.app.inject({ url, headers: { ...headers, ...more } })
    return (await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })).text
  }
  expect(await read({})).toMatch(/Invoice\s+TF.*Stoneware mug/s)
  expect(await read({ 'x-page-language': 'fr' })).toMatch(/Facture\s+TF.*Mug en grès/s)
})
