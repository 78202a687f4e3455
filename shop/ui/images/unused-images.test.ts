import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockForBackup, noBackupIsMade } from '../../../server/db/backup-lock.ts'
import { aPicture, createdProduct, productForm } from '../../../tests/fixtures/product-form.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { updateProduct } from '../../catalog/products/products.contract.ts'
import { sweepImages } from './sweep-images.server.ts'

const DAY = 86_400_000

test('a backup waits for a running picture removal and ignores other backups', async () => {
  await using shop = await openShop()
  await shop.db.connection().execute(async (backup) => {
    const waiting = await shop.db.transaction().execute(async (removing) => {
      expect((await sql<{ may: boolean }>`select ${noBackupIsMade} as may`.execute(removing)).rows).toEqual([
        { may: true },
      ])
      return { locked: lockForBackup(backup) }
    })
    expect(await waiting.locked).toBe(true)
  })
})

test('an unused picture stays during a backup and is removed afterwards', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const product = await createdProduct(staff)
  const change = productForm({ thumbnail: await aPicture() })
  await staff.api(updateProduct, { params: { slug: product.slug }, body: change })
  const before = async () => (await shop.app.inject(product.thumbnail)).statusCode
  const sweepIn = (days: number) => sweepImages(shop, new Date(shop.clock.now.getTime() + days * DAY))
  await sweepIn(0)
  // Staff may still edit a text with the picture.
  await sweepIn(0.99)
  expect(await before()).toBe(200)

  await shop.db.connection().execute(async (backup) => {
    expect(await lockForBackup(backup)).toBe(true)
    expect(await lockForBackup(shop.db)).toBe(false)
    await sweepIn(1.1)
    expect(await before()).toBe(200)
    // Simulates the end of the backup's connection.
    await sql`select pg_advisory_unlock_all()`.execute(backup)
  })
  await sweepIn(1.1)
  expect(await before()).toBe(404)
})
