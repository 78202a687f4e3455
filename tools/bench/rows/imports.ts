import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { folderMedia } from '../../../server/media/folder-media.ts'
import type { CatalogueImport } from '../../../shop/catalog/import-export/catalogue-csv.contract.ts'
import { openShopDatabase } from '../../../tests/databases/shop-database.ts'
import { zipOf } from '../../../tests/people-and-things/zip-of.ts'
import { shopperIn, type Waits } from '../load/shopper.ts'
import { catalogueSheet } from '../shops/catalogue-sheet.ts'
import { type Importer, importedBy } from '../shops/importer.ts'
import type { MeasuredShop } from '../shops/shop-process.ts'
import type { BenchRow } from './row.ts'

export interface ImportSizes {
  /** Products of the file whose pictures the shop has already. */
  products: number
  /** Products of the file that brings a picture for each. */
  withPictures: number
}

const MEMORY_EVERY_MS = 250

/** How long a large catalogue takes to come in, what the shop needs for that, and how long shoppers wait meanwhile. */
export async function measureImports(
  shop: MeasuredShop,
  dataDir: string,
  { products, withPictures }: ImportSizes,
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const db = opened.use(await openShopDatabase(dataDir))
  const staff = await importedBy(shop.url, db)
  const keys = await db.selectFrom('products').select('thumbnail_key').where('deleted_at', 'is', null).execute()
  const run = (name: string, count: number, bring: () => Promise<CatalogueImport>) =>
    observed({ shop, db, staff, say, opened }, `${name}, ${count.toLocaleString('en')} products`, bring)

  const known = catalogueSheet({
    products,
    prefix: 'known',
    pictures: keys.map(({ thumbnail_key }) => `${thumbnail_key}.webp`),
  })
  const rows = await run('new, pictures known', products, () => staff.bring(known))
  const sheet = await staff.exported()
  rows.push(...(await run('exported and brought again', products, () => staff.bring(sheet))))
  const dearer = sheet.replaceAll(/,(\d+)\.90,/g, ',$1.95,')
  rows.push(...(await run('other prices', products, () => staff.bring(dearer))))

  const files = Array.from({ length: withPictures }, (_, index) => `${index}.jpg`)
  const photo = await aPhoto(dataDir)
  const zip = zipOf(files.map((name) => ({ name, content: photo })))
  const brought = catalogueSheet({ products: withPictures, prefix: 'pictured', pictures: files })
  rows.push(...(await run('new, pictures in a ZIP', withPictures, () => staff.bring(brought, zip))))
  return rows
}

interface Observed {
  shop: MeasuredShop
  db: Awaited<ReturnType<typeof openShopDatabase>>
  staff: Importer
  say: (sentence: string) => void
  opened: AsyncDisposableStack
}

async function observed(
  { shop, db, staff, say, opened }: Observed,
  name: string,
  bring: () => Promise<CatalogueImport>,
): Promise<BenchRow[]> {
  say(`Importing: ${name}`)
  const shopper = opened.use(await shopperIn(shop.url, db))
  let memory = 0
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      memory = Math.max(memory, (await shop.usage()).memory)
      await pause(MEMORY_EVERY_MS)
    }
  })()
  const begun = performance.now()
  const { id, counts } = await bring()
  const read = performance.now()
  if (counts.create + counts.update > 0) await staff.run(id)
  const done = performance.now()
  over.abort()
  await watching
  const { home, cart } = await shopper.waits()
  const took = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
  const wait = ({ half, p99, longest }: Waits) => `${half.toFixed(0)} / ${p99.toFixed(0)} / ${longest.toFixed(0)} ms`
  return [
    {
      what: `import: ${name}`,
      measured: `dry run ${took(begun, read)}, import ${took(read, done)}`,
      budget: '',
    },
    {
      what: '- meanwhile half / 99 % / all of the home pages, adds to a cart; memory',
      measured: `${wait(home)}, ${wait(cart)}; ${(memory / 1_000_000).toFixed(0)} MB`,
      budget: '',
    },
  ]
}

/** Returns one of the demo pictures as JPEG. */
async function aPhoto(dataDir: string): Promise<Buffer> {
  const media = folderMedia(dataDir)
  for await (const { name } of media.list('whole'))
    return sharp(await media.get(name, '1920.webp'))
      .jpeg()
      .toBuffer()
  throw new Error(`There are no pictures in ${dataDir}.`)
}
