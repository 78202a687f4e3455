import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bring, finishImport, productsOf } from '../../../tests/fixtures/import-catalogue.ts'
import { aPicture, createdProduct, newProductForm } from '../../../tests/fixtures/product-form.ts'
import { zipOf } from '../../../tests/fixtures/zip.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import { createProduct } from '../../catalog/products/products.contract.ts'
import { changeDetails } from '../../core/accounts/account.contract.ts'

/** Simulates an unmounted disk. @returns a function that restores the pictures */
async function takeAway({ config }: TestShop): Promise<() => Promise<void>> {
  const [images, aside] = [join(config.dataDir, 'images'), join(config.dataDir, 'aside')]
  await rename(images, aside)
  await writeFile(images, 'no folder')
  return async () => {
    await rm(images)
    await rename(aside, images)
  }
}

const AWAY = '503 Service temporarily unavailable, try again later.'

test('forms ask to try again while pictures cannot be stored, then work', async () => {
  await using shop = await openShop()
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia')]
  const portrait = new FormData()
  portrait.set('avatar', new File([new Uint8Array(await aPicture())], 'me.jpg'))
  const change = () => mia.api(changeDetails, { params: { id: String(mia.id) }, body: portrait })

  const bringBack = await takeAway(shop)
  await expect(newProductForm().then((body) => staff.api(createProduct, { body }))).rejects.toThrow(AWAY)
  await expect(change()).rejects.toThrow(AWAY)
  await bringBack()
  expect(await shop.db.selectFrom('images').select('key').execute()).toEqual([])
  const product = await createdProduct(staff)
  expect((await shop.app.inject(product.thumbnail)).statusCode).toBe(200)
  expect((await change()).avatar).toContain('/media/')
})

test('an import waits while pictures cannot be stored, then continues with all products', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const csv = 'slug,title,description,price,thumbnail,variant,stock,images\nmug,Mug,Blue.,9.00,a.jpg,One,3,a.jpg\n'
  const found = await bring(staff, csv, zipOf([{ name: 'a.jpg', content: await aPicture() }]))

  const bringBack = await takeAway(shop)
  await expect(finishImport(staff, found.id)).rejects.toThrow('The import was interrupted')
  await bringBack()
  expect(await finishImport(staff, found.id)).toMatchObject({ state: 'done' })
  expect(await productsOf(staff, found)).toMatchObject([{ slug: 'mug' }])
  expect(await shop.db.selectFrom('products').select('slug').execute()).toEqual([{ slug: 'mug' }])
  const known = await shop.db.selectFrom('images').select('key').execute()
  const stored = await Array.fromAsync(shop.media.list('whole'))
  expect(stored.map(({ name }) => name)).toEqual(known.map(({ key }) => key))
})
