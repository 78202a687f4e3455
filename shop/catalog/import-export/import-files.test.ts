import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBucket } from '../../../server/media/bucket.ts'
import { type Media, MediaUnavailable, workCopiesIn } from '../../../server/media/media.ts'
import { s3Media } from '../../../server/media/s3-media.ts'
import { bring, sentFiles } from '../../../tests/fixtures/import-catalogue.ts'
import { zipOf } from '../../../tests/fixtures/zip.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { startS3 } from '../../../tests/s3/s3-server.ts'
import { sweepShop } from '../../sweep.server.ts'
import { beginImport, listImports } from './catalogue-csv.contract.ts'

const DAY = 86_400_000
const CSV = 'slug,title,price\nbowl,Bowl,nothing\n'

test('stores the files of an import outside of a transaction, and sweeps those of an interrupted upload', async () => {
  await using s3 = await startS3()
  const bucket = s3Media(openBucket(s3.settings, 1_000))
  let whenStored: (name: string) => Promise<void> = async () => {}
  const media: Media = {
    ...bucket,
    work: {
      ...bucket.work,
      async put(name, path) {
        await whenStored(name)
        await bucket.work.put(name, path)
      },
    },
  }
  await using shop = await openShop({ media })
  const staff = await shop.staff()
  const zip = zipOf([{ name: 'bowl.jpg', content: Buffer.from('no picture') }])

  const writing: number[] = []
  whenStored = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_locks join pg_database on pg_database.oid = database and datname = current_database()
      where relation = 'catalogue_imports'::regclass and mode = 'RowExclusiveLock'`.execute(shop.db)
    writing.push(rows[0]?.count ?? -1)
  }
  await bring(staff, CSV, zip)
  expect(writing).toEqual([0, 0])

  whenStored = async (name) => {
    if (name.endsWith('.zip')) throw new MediaUnavailable('The bucket is not available')
  }
  await expect(staff.api(beginImport, { body: sentFiles(CSV, zip) })).rejects.toThrow('503')
  // Imports with notes in the database need no call.
  const { GET } = s3.calls
  expect((await staff.api(listImports, { query: {} })).count).toBe(1)
  expect(s3.calls.GET).toBe(GET)
  const copies = workCopiesIn(shop.config.dataDir)
  await mkdir(join(copies, 'comptoir-work-of-a-killed-process'), { recursive: true })
  const filesOf = (id: number) => [...s3.objects.keys()].filter((name) => name.startsWith(`shop/work/imports/${id}.`))
  expect([filesOf(1).length, filesOf(2).length]).toEqual([4, 2])

  // A running upload keeps its files.
  const sweep = () => sweepShop({ ...shop, clock: () => shop.clock.now })
  await sweep()
  expect(filesOf(2)).toHaveLength(2)
  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * DAY)
  await sweep()
  expect([filesOf(1).length, filesOf(2).length]).toEqual([4, 0])
  expect(await readdir(copies)).toEqual([])

  // A store that fails while an expired import is removed keeps the import, so that the next upload repeats it.
  shop.clock.now = new Date(shop.clock.now.getTime() + 8 * DAY)
  whenStored = async () => {}
  const later = await shop.staff('owner')
  s3.failure = { is: 'stall', method: 'DELETE', name: /1\.zip/ }
  await expect(later.api(beginImport, { body: sentFiles(CSV, zip) })).rejects.toThrow('503')
  expect(filesOf(1)).not.toEqual([])
  await bring(later, CSV, zip)
  expect(filesOf(1)).toEqual([])
})
