import { expect, test } from 'vitest'
import { collectionForm, createdCollection } from '../../../../tests/fixtures/collections.ts'
import { collectionsFile, exportedCollections, runCollections } from '../../../../tests/fixtures/import-catalogue.ts'
import { aPicture } from '../../../../tests/fixtures/product-form.ts'
import { zipOf } from '../../../../tests/fixtures/zip.ts'
import type { Person, TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { getCollection } from '../../collections/collections.contract.ts'
import { updateCollection } from '../../collections/editing/edit-collections.contract.ts'
import { importCollections } from './collections-csv.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const [red, green] = [await aPicture(), await aPicture({ colour: '#3a3' })]
const ZIP = zipOf([
  { name: 'pictures/Red.jpg', content: red },
  { name: 'green.jpg', content: green },
  { name: 'none.jpg', content: Buffer.from('no picture') },
  { name: '0123456789abcdefghijklmn.webp', content: red },
])
const FILE = 'slug,title,picture,picture_alt\none,One,red.jpg,Red\ntwo,Two,green.jpg,Green\nthree,Three,RED.JPG,Too\n'

const importWithZip = (staff: Person, csv: string, seen?: string, zip: Buffer | null = ZIP) =>
  staff.api(importCollections, { body: collectionsFile(csv, seen, zip ?? undefined) })
const pictureOf = async (staff: Person, slug: string) => (await staff.api(getCollection, { params: { slug } })).picture
const keys = async ({ db }: TestShop) => (await db.selectFrom('images').select('key').execute()).length

test('imports pictures from a ZIP, and an export without a ZIP changes nothing', async () => {
  const before = await keys(shop)
  const found = await importWithZip(staff, FILE)
  expect(found).toMatchObject({ done: false, counts: { create: 3, invalid: 0 } })
  expect(await keys(shop)).toBe(before)
  expect(await importWithZip(staff, FILE, found.seen)).toMatchObject({ done: true })
  // A picture used twice is stored once.
  expect(await keys(shop)).toBe(before + 2)
  expect(await pictureOf(staff, 'one')).toBe(await pictureOf(staff, 'three'))
  const media = await shop.app.inject({ url: (await pictureOf(staff, 'two')) ?? '' })
  expect(media.statusCode).toBe(200)

  const out = await exportedCollections(shop, staff)
  expect(await runCollections(staff, out)).toMatchObject({ counts: { update: 0, unchanged: 3, invalid: 0 }, rows: [] })
  // Replacing a picture removes the previous one when it is unused.
  const other = await importWithZip(staff, 'slug,picture\ntwo,red.jpg\n')
  expect(other.rows).toMatchObject([{ changed: [{ field: 'picture', new: 'pictures/Red.jpg' }] }])
  await importWithZip(staff, 'slug,picture\ntwo,red.jpg\n', other.seen)
  expect(await keys(shop)).toBe(before + 2)
})

test('reports picture errors at their cells and ZIP errors at their field', async () => {
  const file =
    'slug,title,picture\na,A,lost.jpg\nb,B,none.jpg\nc,C,0123456789ABCDEFGHIJKLMN.WEBP\nd,D,0123456789abcdefghijklmn.webp\n'
  const { rows } = await importWithZip(staff, file)
  expect(rows.flatMap(({ errors }) => errors.map(({ line, reason }) => `${line} ${reason}`))).toEqual([
    '2 The ZIP has no "lost.jpg".',
    '3 Upload a valid image. The file you uploaded was either not an image or a corrupted image.',
    '4 Rename this file: its name looks like that of a stored picture of the shop.',
    '5 Invalid pk "0123456789abcdefghijklmn" - object does not exist.',
  ])
  await expect(importWithZip(staff, FILE, undefined, Buffer.from('no ZIP'))).rejects.toThrow('Upload a valid ZIP.')
  const many = zipOf(Array.from({ length: 51 }, (_, index) => ({ name: `${index}.jpg`, content: red })))
  const sheet = `slug,title,picture\n${Array.from({ length: 51 }, (_, index) => `a${index},A,${index}.jpg\n`).join('')}`
  await expect(importWithZip(staff, sheet, undefined, many)).rejects.toThrow('A file can add at most 50 pictures.')
})

test('a concurrent change prevents the import and leaves no picture behind', async () => {
  await createdCollection(staff, { slug: 'one' })
  for (let round = 0; round < 4; round += 1) {
    const before = await keys(shop)
    const held = await pictureOf(staff, 'one')
    const { seen } = await importWithZip(staff, 'slug,picture\none,green.jpg\n')
    const [run] = await Promise.all([
      importWithZip(staff, 'slug,picture\none,green.jpg\n', seen),
      staff.api(updateCollection, { params: { slug: 'one' }, body: collectionForm({ text: `Round ${round}` }) }),
    ])
    const isNew = (await pictureOf(staff, 'one')) !== held
    expect(isNew).toBe(run.done)
    expect(await keys(shop)).toBe(before + (run.done && held === null ? 1 : 0))
  }
})
