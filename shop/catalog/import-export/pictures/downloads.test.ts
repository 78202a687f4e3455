import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inLanguage } from '../../../../server/language/in-language.ts'
import {
  bring,
  exported,
  finishImport,
  importNotesOf,
  productsOf,
  runImportOf,
} from '../../../../tests/fixtures/import-catalogue.ts'
import { headOfPng } from '../../../../tests/fixtures/png.ts'
import { aPicture } from '../../../../tests/fixtures/product-form.ts'
import { zipOf } from '../../../../tests/fixtures/zip.ts'
import { openShop, type Person } from '../../../../tests/processes/open-shop.ts'
import { openPictureHost, redirectAnswer } from '../../../../tests/processes/picture-host.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { NO_PICTURE_KEY } from '../../../ui/images/no-picture.ts'
import { sweepImages } from '../../../ui/images/sweep-images.server.ts'
import { getProductBySlug } from '../../products/read/catalogue.contract.ts'
import { editStaffProduct } from '../../products/table/products-table.contract.ts'
import { readImport, runImport, stopImport } from '../catalogue-csv.contract.ts'

/** Hosts from which the shop downloads. A test adds its own. */
const allowedHosts: string[] = []
const shop = await openSharedShop({ downloads: { allowedHosts }, languages: { first: 'en', others: ['fr'] } })
const staff = await shop.staff()

const red = await aPicture({ colour: '#a33' })
const green = await aPicture({ colour: '#3a3' })
const HEADER = 'slug,title,description,price,state,thumbnail,variant,stock,images'
const row = (slug: string, picture: string, state = 'published') =>
  `${slug},${slug},A thing,10.00,${state},${picture},One,3,${picture}`
const sheet = (...rows: string[]) => [HEADER, ...rows].join('\n')
const productOf = (staff: Person, slug: string) => staff.api(getProductBySlug, { params: { slug } })

test('downloads each address once, lists the hosts in the dry run and skips stored pictures', async () => {
  await using host = await openPictureHost({ '/red.jpg': red, '/green.jpg': green })
  allowedHosts.push(host.host)
  const csv = sheet(
    row('a', `${host.url}/red.jpg?v=1`),
    row('b', `${host.url}/red.jpg?v=1`),
    row('c', `${host.url}/green.jpg`),
  )
  const found = await bring(staff, csv)
  expect(found.pictures).toEqual({ wanted: 2, stored: 0, failed: 0, hosts: [{ host: host.host, pictures: 2 }] })
  expect(host.asked).toEqual([])
  const done = await finishImport(staff, found.id)
  expect(done).toMatchObject({ counts: { done: 3, failed: 0, noted: 0 }, pictures: { stored: 2, failed: 0 } })
  expect(host.asked.toSorted()).toEqual(['/green.jpg', '/red.jpg?v=1'])
  const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((slug) => productOf(staff, slug)))
  expect(a).toMatchObject({ state: 'published', thumbnail: b?.thumbnail })
  expect(c?.thumbnail).not.toBe(a?.thumbnail)
  expect((await shop.app.inject(a?.thumbnail ?? '')).statusCode).toBe(200)

  expect(await bring(staff, csv)).toMatchObject({ counts: { unchanged: 3 }, pictures: { wanted: 0 } })
  expect(host.asked).toHaveLength(2)
})

test('a ZIP file replaces an address and is recognised in later imports', async () => {
  const csv = sheet(row('a', 'https://cdn.example/files/red_925x@2x.jpg?v=3'))
  const found = await runImportOf(staff, csv, zipOf([{ name: 'red.jpg', content: red }]))
  expect(found).toMatchObject({ counts: { done: 1, noted: 0 }, pictures: { wanted: 0 } })
  expect(await bring(staff, csv)).toMatchObject({ counts: { unchanged: 1 }, pictures: { wanted: 0 } })
})

test('assigns ZIP files by the longest common path ending with the addresses', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const address = (folder: string) => `https://x/wp-content/uploads/${folder}/1.jpg`
  const csv = sheet(row('one', address('2019/07')), row('two', address('2020/01')))
  const folders = zipOf([
    { name: 'uploads/2019/07/1.jpg', content: red },
    { name: 'uploads/2020/01/1.jpg', content: green },
  ])
  const found = await bring(staff, csv, folders)
  expect(found.counts).toMatchObject({ create: 2, noted: 0 })
  const products = await shop.db.selectFrom('catalogue_import_products').select('plan').orderBy('position').execute()
  expect(products).toMatchObject([
    { plan: { product: { thumbnail: { file: 'uploads/2019/07/1.jpg' } } } },
    { plan: { product: { thumbnail: { file: 'uploads/2020/01/1.jpg' } } } },
  ])

  const one = await bring(staff, csv, zipOf([{ name: '1.jpg', content: red }]))
  const reason = 'The ZIP has one file "1.jpg" for 2 addresses. Put the files into folders as in the addresses.'
  expect(await importNotesOf(staff, one)).toEqual([`2 images: ${reason}`, `3 images: ${reason}`])
})

test('a dry run without a ZIP reports the missing ZIP', async () => {
  const found = await bring(staff, sheet(row('a', 'a.jpg')))
  const reason = 'No ZIP was uploaded. Upload the pictures of this file as a ZIP.'
  expect(await importNotesOf(staff, found)).toContain(`2 thumbnail: ${reason}`)
})

test('a product with failed pictures is imported as a draft with the reasons, and others are not affected', async () => {
  const page = Buffer.from('<!doctype html><title>Not found</title>')
  await using host = await openPictureHost({
    '/red.jpg': red,
    '/page.jpg': page,
    '/moved.gif': redirectAnswer('/cat.gif'),
    '/cat.gif': await sharp(red).gif().toBuffer(),
    '/bomb.png': headOfPng(50_000, 50_000),
    '/inside.jpg': redirectAnswer('http://169.254.169.254/'),
    '/text.jpg': (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(red),
  })
  allowedHosts.push(host.host)
  const rows = ['page.jpg', 'moved.gif', 'bomb.png', 'inside.jpg', 'gone.jpg', 'text.jpg', 'red.jpg'].map(
    (path, index) => row(`p-${index}`, `${host.url}/${path}`),
  )
  const local = row('local', 'http://10.0.0.1/a.jpg')
  const unknown = row('unknown', 'https://nowhere.example/a.jpg')
  const found = await runImportOf(staff, sheet(...rows, local, unknown, row('none', '')))
  expect(found).toMatchObject({
    counts: { done: 10, failed: 0, noted: 8 },
    pictures: { wanted: 8, stored: 2, failed: 6 },
  })
  const draft = 'This product has no picture yet. It is imported as a draft.'
  expect(await importNotesOf(staff, found)).toEqual([
    `2 thumbnail: ${host.url}/page.jpg: This is a web page. Upload a JPEG, PNG or WebP.`,
    `2 : ${draft}`,
    `3 thumbnail: ${host.url}/moved.gif: This is a GIF. Upload a JPEG, PNG or WebP.`,
    `3 : ${draft}`,
    `4 thumbnail: ${host.url}/bomb.png: Ensure the image is at most 40 megapixels.`,
    `4 : ${draft}`,
    `5 thumbnail: ${host.url}/inside.jpg: "169.254.169.254" is not in the public internet.`,
    `5 : ${draft}`,
    `6 thumbnail: ${host.url}/gone.jpg: The server answered with status 404.`,
    `6 : ${draft}`,
    `9 thumbnail: "10.0.0.1" is not in the public internet.`,
    `9 images: "10.0.0.1" is not in the public internet.`,
    `9 thumbnail: ${draft}`,
    '10 thumbnail: https://nowhere.example/a.jpg: The server "nowhere.example" was not found.',
    `10 : ${draft}`,
    `11 thumbnail: ${draft}`,
  ])
  const states = await shop.db
    .selectFrom('products')
    .select(['slug', 'state'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  expect(states.filter(({ state }) => state === 'published').map(({ slug }) => slug)).toEqual(['p-5', 'p-6'])
  await expect(productOf(shop.visitor, 'p-0')).rejects.toThrow('404')
})

test('a product without a picture cannot be published, and its export imports unchanged', async () => {
  await runImportOf(staff, sheet(row('a', '')))
  const { id, state, thumbnail } = await productOf(staff, 'a')
  expect([state, thumbnail]).toEqual(['draft', expect.stringContaining(NO_PICTURE_KEY)])
  const publish = staff.api(editStaffProduct, { params: { id: String(id) }, body: { state: 'published' } })
  await expect(publish).rejects.toThrow('This product has no picture. Add one before you publish it.')
  expect((await bring(staff, await exported(shop, staff))).counts).toMatchObject({ unchanged: 1, noted: 0 })
  const again = await bring(staff, sheet(row('a', '')))
  expect(again.counts).toMatchObject({ unchanged: 1, noted: 1 })
  const found = await runImportOf(staff, sheet(row('a', 'red.jpg')), zipOf([{ name: 'red.jpg', content: red }]))
  expect(found.counts).toMatchObject({ done: 1, noted: 0 })
  expect(await productOf(staff, 'a')).toMatchObject({ state: 'published', variants: [{ images: [{}] }] })
})

test('a published product keeps its pictures if new ones fail', async () => {
  await using host = await openPictureHost({ '/red.jpg': red })
  allowedHosts.push(host.host)
  await runImportOf(staff, sheet(row('a', `${host.url}/red.jpg`)))
  const before = await productOf(staff, 'a')
  const changed = row('a', `${host.url}/new.jpg`).replace('10.00', '12.00')
  const found = await runImportOf(staff, sheet(changed))
  expect(found.counts).toMatchObject({ done: 1, failed: 0, noted: 1 })
  expect(await importNotesOf(staff, found)).toEqual([
    `2 thumbnail: ${host.url}/new.jpg: The server answered with status 404. The current pictures are kept.`,
  ])
  expect(await inLanguage('fr', () => importNotesOf(staff, found))).toEqual([
    `2 thumbnail: ${host.url}/new.jpg\u00a0: Le serveur a répondu avec le statut 404. Les photos actuelles sont conservées.`,
  ])
  const after = await productOf(staff, 'a')
  expect(after).toMatchObject({ price: '12.00', state: 'published', thumbnail: before.thumbnail })
  expect(after.variants).toEqual(before.variants)
})

test('retries temporary errors, three times at most', async () => {
  let busy = 2
  await using host = await openPictureHost({
    '/busy.jpg': (_, response) => void (busy-- > 0 ? response.writeHead(503).end() : response.end(red)),
    '/reset.jpg': (request) => void request.socket.resetAndDestroy(),
  })
  allowedHosts.push(host.host)
  const csv = sheet(row('a', `${host.url}/busy.jpg`), row('b', `${host.url}/reset.jpg`))
  const found = await runImportOf(staff, csv)
  expect(found.pictures).toMatchObject({ stored: 1, failed: 1 })
  expect(host.asked.filter((path) => path === '/reset.jpg')).toHaveLength(3)
  // A second import downloads only the failed pictures.
  host.asked.length = 0
  expect((await bring(staff, csv)).pictures).toMatchObject({ wanted: 1, stored: 0 })
})

test('downloads four pictures at a time, stops when staff stop it, and continues without downloading stored pictures again', async () => {
  const waiting: (() => void)[] = []
  let isOpen = false
  let mostAtOnce = 0
  await using host = await openPictureHost()
  const paths = Array.from({ length: 12 }, (_, index) => `/${String(index).padStart(2, '0')}.jpg`)
  for (const [index, path] of paths.entries())
    host.answers.set(path, (_, response) => {
      const answer = () => void response.end(red)
      if (index < 2 || isOpen) return answer()
      waiting.push(answer)
      mostAtOnce = Math.max(mostAtOnce, waiting.length)
    })
  await using shop = await openShop({ downloads: { allowedHosts: [host.host] } })
  const staff = await shop.staff()
  const { id } = await bring(staff, sheet(...paths.map((path, index) => row(`p-${index}`, host.url + path))))
  const params = { id: String(id) }
  await staff.api(runImport, { params })
  const read = () => staff.api(readImport, { params })
  await expect.poll(async () => (await read()).pictures.stored, { timeout: 20_000 }).toBe(2)
  await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(4)
  expect(await read()).toMatchObject({ state: 'running', interrupted: false, counts: { done: 0 } })
  await staff.api(stopImport, { params })
  await expect.poll(async () => (await read()).interrupted, { timeout: 20_000 }).toBe(true)
  expect(await read()).toMatchObject({ state: 'running', stopped: true, counts: { done: 0 } })
  expect(mostAtOnce).toBe(4)
  // Stored pictures survive the sweep until the import continues.
  for (const days of [1, 3]) await sweepImages(shop.services, new Date(shop.clock.now.getTime() + days * 86_400_000))

  isOpen = true
  host.asked.length = 0
  const done = await finishImport(staff, id)
  expect(done).toMatchObject({ stopped: false, counts: { done: 12, failed: 0, noted: 0 }, pictures: { stored: 12 } })
  expect(host.asked.toSorted()).toEqual(paths.slice(2))
  expect(await shop.db.selectFrom('images').select('key').execute()).toHaveLength(12)
  const products = await productsOf(staff, done)
  expect(products.every(({ outcome }) => outcome === 'done')).toBe(true)
})
