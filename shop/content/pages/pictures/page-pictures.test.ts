import sharp from 'sharp'
import { expect, test } from 'vitest'
import { UNNAMED } from '../../../../lib/shop-identity.ts'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { aPicture } from '../../../../tests/fixtures/product-form.ts'
import { openShop, type Person } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { sweepImages } from '../../../ui/images/sweep-images.server.ts'
import { getContentPage } from '../content-pages.contract.ts'
import { editedPages, getEditedPage } from '../edit-pages.contract.ts'
import { uploadPagePicture } from './page-pictures.contract.ts'
import { pictureErrors, picturesIn } from './page-text.contract.ts'

const shop = await openSharedShop()

const MORE_THAN_A_DAY = 25 * 3_600_000
const PAGE = { title: 'Workshop', slug: 'workshop', state: 'published' as const, meta_title: '', meta_description: '' }
const create = (staff: Person, text: string, slug = 'workshop') =>
  staff.api(editedPages.add, { body: { ...PAGE, slug, text } })

async function upload(staff: Person, content?: Buffer) {
  const body = new FormData()
  const bytes =
    content ??
    (await sharp({ create: { width: 800, height: 300, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer())
  body.set('picture', new File([new Uint8Array(bytes)], 'picture.jpg', { type: 'image/jpeg' }))
  return staff.api(uploadPagePicture, { body })
}

test('shows uploaded pictures between the text in their own ratio, with alternative text or marked as decorative', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const staff = await shop.staff()
  const wide = await upload(staff)
  expect(wide).toMatchObject({ width: 800, height: 300 })
  const text = `# Lyon\nWe **mend**.\n![Two people at a bench](${wide.picture})\nMore.\n\n![](${wide.picture} "decorative")`
  const page = await create(staff, text)
  expect(page).toMatchObject({ text, pictures: [wide], suggested_text: null })
  const { text_blocks } = await shop.visitor.api(getContentPage, { params: { slug: 'workshop' } })
  const picture = { kind: 'picture', ...wide }
  expect(text_blocks).toMatchObject([
    { kind: 'heading' },
    { kind: 'paragraph' },
    { ...picture, alt: 'Two people at a bench' },
    { kind: 'paragraph' },
    { ...picture, alt: '' },
  ])
  const { body } = await shop.app.inject('/pages/workshop')
  expect(body).toMatch(/<img [^>]*alt="Two people at a bench"[^>]*>/)
  const image = /<img [^>]*Two people[^>]*>/.exec(body)?.[0] ?? ''
  for (const attribute of ['width="800"', 'height="300"', 'loading="lazy"', `src="${wide.picture}"`, '640.webp 640w'])
    expect(image).toContain(attribute)
  expect((await shop.app.inject(wide.picture)).statusCode).toBe(200)
})

test('refuses foreign pictures, missing alternative texts and other files at their fields', async () => {
  const staff = await shop.staff()
  const { picture } = await upload(staff)
  const refused = (text: string) => expect(create(staff, text)).rejects
  for (const address of ['https://elsewhere.example/a.jpg', '/mug.png', 'data:image/png;base64,AA', `${picture}?x`])
    await refused(`![A mug](${address})`).toThrow('{"text":["Only pictures that were uploaded here can be shown.')
  await refused(`![](${picture})`).toThrow('Describe each picture between the square brackets')
  await refused(`![${'a'.repeat(201)}](${picture})`).toThrow('no more than 200 characters')
  await refused(`Look: ![A mug](${picture})`).toThrow('Put each picture on a line of its own.')
  await refused(`![A mug](${picture})\n`.repeat(41)).toThrow('at most 40 pictures')
  await refused(`![A mug](/media/${'0'.repeat(24)}/1920.webp)`).toThrow('This picture no longer exists.')
  await expect(upload(staff, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow('{"picture":[')
  await expect(upload(staff, Buffer.alloc(0))).rejects.toThrow('The submitted file is empty.')
  await expect(staff.api(uploadPagePicture, { body: new FormData() })).rejects.toThrow('No file was submitted.')
})

test('checks the longest hostile texts in linear time', () => {
  const longest = (start: string, repeated: string) => (start + repeated.repeat(30_000)).slice(0, 30_000)
  const texts = [
    longest('', '!['),
    longest('', '![]('),
    longest('![a](', ' '),
    longest('![a](/x', ' '),
    longest('![a](/x "', ' '),
    `${longest('![a](/x "" )', ' ')}x`,
    longest('![a](', '<'),
    longest('![a](', '>'),
    longest('![a](/x ', '" '),
    longest('![', 'a['),
  ]
  const start = performance.now()
  for (const text of texts) expect([...pictureErrors(text), ...picturesIn(text)].length).toBeLessThan(3)
  // About 10 ms; quadratic time needs seconds.
  expect(performance.now() - start).toBeLessThan(500)
})

test('removes the files of pictures that no page shows any more, also while a page is saved', async () => {
  const staff = await shop.staff()
  const { picture } = await upload(staff, await aPicture())
  const page = await create(staff, `![A mug](${picture})`)
  const isThere = async () => (await shop.app.inject(picture)).statusCode === 200
  const sweepIn = (times: number) => sweepImages(shop, new Date(shop.clock.now.getTime() + times * MORE_THAN_A_DAY))
  await sweepIn(0)
  await sweepIn(1)
  expect(await isThere()).toBe(true)
  const { id, version } = page
  await staff.api(editedPages.change, { params: { id: String(id) }, body: { ...PAGE, text: '', version } })
  await sweepIn(2)
  // The picture is used again at the moment of its removal: it is shown, or the save is refused.
  const [saved] = await Promise.allSettled([create(staff, `![A mug](${picture})`, 'again'), sweepIn(3)])
  expect(await isThere()).toBe(saved.status === 'fulfilled')
  if (saved.status === 'fulfilled') {
    await staff.api(editedPages.remove, { params: { id: String(saved.value.id) }, query: { version: 1 } })
    await sweepIn(4)
    await sweepIn(5)
  }
  expect(await isThere()).toBe(false)
})

test('suggests the facts of the settings in drafts', async () => {
  const staff = await shop.staff()
  const draft = (await staff.api(editedPages.list, {})).pages.find(({ slug }) => slug === 'legal-notice')
  const read = () => staff.api(getEditedPage, { params: { id: String(draft?.id) } })
  expect((await read()).suggested_text).toBeNull()
  const legal = {
    ...UNNAMED.legal,
    operator: 'Atelier Ada',
    legal_form: 'SARL',
    vat_number: 'FR83404833048',
    host: 'Host SAS, Paris',
  }
  await staff.api(saveSettings.legal, { body: { ...legal, version: 0 } })
  const { suggested_text, text, version, pictures: _, suggested_text: __, id, ...page } = await read()
  expect(suggested_text).toMatch(
    /^This site is published by Atelier Ada, SARL, \[address\].* VAT number: FR83404833048\./,
  )
  expect(suggested_text).toContain('It is hosted by Host SAS, Paris.')
  expect(text).toContain('[name or company')
  const body = { ...page, text: suggested_text ?? '', version, state: 'published' as const }
  const saved = await staff.api(editedPages.change, { params: { id: String(id) }, body })
  expect(saved).toMatchObject({ text: suggested_text, suggested_text: null })
})
