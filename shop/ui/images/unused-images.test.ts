import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockForBackup, noBackupIsMade } from '../../../server/db/backup-lock.ts'
import { openBucket } from '../../../server/media/bucket.ts'
import { s3Media } from '../../../server/media/s3-media.ts'
import { aPicture, createdProduct, productForm } from '../../../tests/fixtures/product-form.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { startS3 } from '../../../tests/s3/s3-server.ts'
import { eraseCustomer } from '../../admin/customers/customers.contract.ts'
import { updateProduct } from '../../catalog/products/products.contract.ts'
import { changeDetails } from '../../core/accounts/account.contract.ts'
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

test('the avatar of an erased account is removed by the next sweep if the bucket fails, and the answer is a success', async () => {
  await using s3 = await startS3()
  await using shop = await openShop({ media: s3Media(openBucket(s3.settings, 500)) })
  const [owner, mia] = [await shop.staff(), await shop.customer('Mia')]
  const portrait = new FormData()
  portrait.set('avatar', new File([new Uint8Array(await aPicture())], 'me.jpg'))
  const { avatar } = await mia.api(changeDetails, { params: { id: String(mia.id) }, body: portrait })
  expect(avatar).toContain('/media/')

  s3.failure = { is: 'stall', method: 'GET', name: /^$/ }
  await owner.api(eraseCustomer, { params: { id: String(mia.id) }, body: { email: 'mia@example.com' } })
  expect(s3.failure).toBe(undefined)
  expect([...s3.objects.keys()]).not.toEqual([])
  await sweepImages(shop, shop.clock.now)
  expect([...s3.objects.keys()]).toEqual([])
})
