import { expect, test } from 'vitest'
import { addedPage, readMenus, writeMenus } from '../../../tests/fixtures/menus.ts'
import { aPicture } from '../../../tests/fixtures/product-form.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { getContentPage } from './content-pages.contract.ts'
import { editedPages, getEditedPage } from './edit-pages.contract.ts'
import { uploadPagePicture } from './pictures/page-pictures.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const bulkRemoval = ({ id, version }: { id: number; version: number }) =>
  staff.api(editedPages.bulk, { body: { action: 'remove', records: [{ id, version }] } })
const restore = (undo: string | null) => staff.api(editedPages.undo, { body: { undo: undo ?? '' } })
const slugAt = async (slug: string) => (await shop.visitor.api(getContentPage, { params: { slug } })).slug
const translations = (page: number) => shop.db.selectFrom('content_page_translations').where('page_id', '=', page)
const formerSlugs = (page: number) =>
  shop.db.selectFrom('former_translated_slugs').select('slug').where('record_id', '=', page).execute()

/** Creates a published page in the footer with a picture, and with slugs of two languages with their former ones. */
async function aFullPage(slug: string) {
  const upload = new FormData()
  upload.set('picture', new File([new Uint8Array(await aPicture())], 'bench.jpg', { type: 'image/jpeg' }))
  const { picture } = await staff.api(uploadPagePicture, { body: upload })
  const { id, version, ...page } = await addedPage(staff, `old-${slug}`, 'footer')
  const body = { ...page, slug, text: `![A bench](${picture})`, version }
  const changed = await staff.api(editedPages.change, { params: { id: String(id) }, body })
  const translation = {
    page_id: id,
    language: 'fr',
    field: 'slug',
    source_digest: '',
    updated_at: shop.clock.now,
  } as const
  await shop.db
    .insertInto('content_page_translations')
    .values({ ...translation, value: `ancien-${slug}` })
    .execute()
  await shop.db
    .updateTable('content_page_translations')
    .set({ value: `fr-${slug}` })
    .where('page_id', '=', id)
    .execute()
  return { ...changed, picture }
}

test('the undo of a deletion restores a page with its slugs, translations, pictures and menu entry', async () => {
  const { picture, ...page } = await aFullPage('mending')
  const { id } = page
  await addedPage(staff, 'last', 'footer')
  const footer = async () => (await readMenus(staff)).footer
  const before = await footer()

  const { undo } = await bulkRemoval(page)
  await expect(slugAt('mending')).rejects.toThrow('404')
  await expect(slugAt('old-mending')).rejects.toThrow('404')
  expect(await formerSlugs(id)).toEqual([])
  const withoutPage = await readMenus(staff)
  expect(await restore(undo)).toEqual({ done: [id], left: [], undo: null })
  expect([await slugAt('mending'), await slugAt('old-mending')]).toEqual(['mending', 'mending'])
  expect(await staff.api(getEditedPage, { params: { id: String(id) } })).toEqual(page)
  expect(page.pictures).toMatchObject([{ picture }])
  expect(await translations(id).select('value').execute()).toEqual([{ value: 'fr-mending' }])
  expect(await formerSlugs(id)).toEqual([{ slug: 'ancien-mending' }])
  expect(await footer()).toEqual(before)
  // The menus that were read without the page can't be saved.
  await expect(writeMenus(staff, withoutPage)).rejects.toThrow('409')
})

test('the undo of a deletion is refused while another page has one of the slugs', async () => {
  const page = await aFullPage('care')
  const { undo } = await bulkRemoval(page)
  const { id, version, ...other } = await addedPage(staff, 'fr-care')
  await expect(restore(undo)).rejects.toThrow('"slug":["A page with this slug already exists."]')
  await expect(slugAt('care')).rejects.toThrow('404')
  const body = { ...other, slug: 'workshop', version }
  await staff.api(editedPages.change, { params: { id: String(id) }, body })
  expect((await restore(undo)).done).toEqual([page.id])
})
