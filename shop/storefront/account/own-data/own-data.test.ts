import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sentByBrowser } from '../../../../tests/fixtures/browser-form.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { codeFor } from '../../../../tests/fixtures/verification-code.ts'
import type { Person, TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { changeEmail, deleteAccount, myData } from '../../../core/accounts/account.contract.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'

const shop = await openSharedShop()

const OLD = 'correct horse battery'

/** A JPEG rotated by EXIF, 400 x 300 when upright, with a position in its metadata. */
function photo(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 400, channels: 3, background: '#a33' } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Mia' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } } })
    .jpeg()
    .toBuffer()
}

function patch(shop: TestShop, mia: Person, fields: Record<string, string>, file?: Buffer) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('avatar', new File([new Uint8Array(file)], 'me.svg'))
  return shop.app.inject({
    method: 'PATCH',
    url: `/api/user/${mia.id}/`,
    payload: form,
    headers: { authorization: `Token ${mia.token}` },
  })
}

test('changes name and picture; the picture is cropped, upright and without metadata, and the old one is deleted', async () => {
  const mia = await shop.customer('Mia')
  const crop = {
    avatar_crop_data_x: '100',
    avatar_crop_data_y: '0',
    avatar_crop_data_w: '300',
    avatar_crop_data_h: '300',
  }
  const first = await patch(shop, mia, { first_name: 'Maya', ...crop }, await photo())
  expect(first.json()).toMatchObject({ first_name: 'Maya', last_name: 'Test' })
  const avatar = first.json().avatar as string
  expect(avatar).toMatch(/^\/media\/[0-9a-z]{24}\/320\.webp$/)
  const picture = await sharp((await shop.app.inject(avatar)).rawPayload).metadata()
  expect(picture).toMatchObject({ format: 'webp', width: 300, height: 300 })
  expect(picture.exif).toBeUndefined()

  const second = await patch(shop, mia, {}, await photo())
  expect(second.json().avatar).not.toBe(avatar)
  expect((await shop.app.inject(avatar)).statusCode).toBe(404)
  expect((await patch(shop, mia, { avatar: '' })).json().avatar).toBeNull()
})

test('an empty file field leaves the picture unchanged', async () => {
  const mia = await shop.customer('Mia')
  const { avatar } = (await patch(shop, mia, {}, await photo())).json()
  const form = new FormData()
  form.set('first_name', 'Maya')
  form.set('avatar', new File([], ''))
  const { payload, headers } = await sentByBrowser(form)
  const answer = await shop.app.inject({
    method: 'PATCH',
    url: `/api/user/${mia.id}/`,
    payload,
    headers: { ...headers, authorization: `Token ${mia.token}` },
  })
  expect(answer.json()).toMatchObject({ first_name: 'Maya', avatar })
})

test.each([
  [
    'no image',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>'),
    {},
    /^This is an SVG\. Upload a JPEG, PNG or WebP\.$/,
  ],
  ['a broken one', async () => (await photo()).subarray(0, 600), {}, /^Upload a valid image/],
  ['an empty one', async () => Buffer.alloc(0), {}, /^The submitted file is empty/],
  ['one of 5 MB', async () => Buffer.alloc(4 * 2 ** 20 + 1, 0xff), {}, /^Ensure the file is at most 4 MB/],
  [
    'a crop outside',
    photo,
    { avatar_crop_data_x: '200', avatar_crop_data_y: '0', avatar_crop_data_w: '300', avatar_crop_data_h: '300' },
    /^The crop area is outside/,
  ],
  ['half a crop', photo, { avatar_crop_data_x: '0' }, /^The crop area is outside/],
  [
    'a crop that is not square',
    photo,
    { avatar_crop_data_x: '0', avatar_crop_data_y: '0', avatar_crop_data_w: '300', avatar_crop_data_h: '100' },
    /^The crop area is outside/,
  ],
])('as a picture, %s is refused at its field', async (_, file, crop, text) => {
  const mia = await shop.customer('Mia')
  const answer = await patch(shop, mia, crop as Record<string, string>, await file())
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ avatar: [expect.stringMatching(text)] })
})

test('answers 404 for another customer’s account', async () => {
  const [mia, ben] = [await shop.customer('Mia'), await shop.customer('Ben')]
  const answer = await patch(shop, { ...mia, id: ben.id }, { first_name: 'Hacked' })
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }])
})

test('deleting an account keeps orders and reviews without the name, and deletes everything else', async () => {
  const mia = await shop.customer('Mia', OLD)
  const avatar = (await patch(shop, mia, {}, await photo())).json().avatar as string
  const mug = await addProduct(shop.db)
  const variant_id = mug.variantIds[0] ?? 0
  await shop.db.insertInto('orders').values({ user_id: mia.id, total_cents: 0 }).execute()
  await shop.db
    .insertInto('cart_lines')
    .values({ user_id: mia.id, product_id: mug.id, variant_id, quantity: 1 })
    .execute()
  await shop.db
    .insertInto('reviews')
    .values({ user_id: mia.id, product_id: mug.id, variant_id, body: 'Good.', half_stars: 8 })
    .execute()

  await expect(mia.api(deleteAccount, { body: { password: 'nonsense' } })).rejects.toThrow('The password is incorrect.')
  await mia.api(deleteAccount, { body: { password: OLD } })
  await expect(mia.api(currentUser, {})).rejects.toThrow('401 Invalid token.')
  expect(await shop.db.selectFrom('orders').select('user_id').execute()).toEqual([{ user_id: null }])
  expect(await shop.db.selectFrom('reviews').select('user_id').execute()).toEqual([{ user_id: null }])
  expect(await shop.db.selectFrom('cart_lines').select('id').execute()).toEqual([])
  await expect(
    access(join(shop.config.dataDir, 'images', avatar.split('/')[2]?.slice(0, 2) ?? '', avatar.split('/')[2] ?? '')),
  ).rejects.toThrow()
  expect((await shop.emails('mia@example.com')).at(-1)?.subject).toBe('Your account at Comptoir was deleted')
})

test('the export contains the customer’s data without secrets', async () => {
  const mia = await shop.customer('Mia', OLD)
  await shop.app.inject({
    method: 'POST',
    url: '/api/contact/',
    body: { name: 'Mia', email: 'MIA@example.com', title: 'Hello', body: 'Is the mug safe in the oven?' },
  })
  const data = await mia.api(myData, {})
  expect(data).toMatchObject({
    profile: { email: 'mia@example.com' },
    cart: [],
    orders: [],
    messages: [{ title: 'Hello' }],
  })
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash/)
})

test('the export contains the picture, linked sign-ins, e-mails, former addresses and texts written under them', async () => {
  const mia = await shop.customer('Mia', OLD)
  await patch(shop, mia, {}, await photo())
  const identity = { issuer: 'https://accounts.google.com', subject: '12345', user_id: mia.id }
  await shop.db.insertInto('social_identities').values(identity).execute()
  const write = async (title: string) => {
    const body = { name: 'Mia', email: 'mia@example.com', title, body: 'Is the mug safe in the oven?' }
    await shop.app.inject({ method: 'POST', url: '/api/contact/', body })
  }
  await write('Hers')
  await mia.ordersConfirmed()
  const email_verification_code = await codeFor(shop, 'maya@example.com', mia)
  await mia.api(changeEmail, { body: { email: 'maya@example.com', password: OLD, email_verification_code } })
  await shop.emails('mia@example.com')
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  // The address may belong to another customer by then, who writes as well.
  await write("Somebody else's")

  const data = await mia.api(myData, {})
  expect(data).toMatchObject({
    former_emails: [{ email: 'mia@example.com' }],
    identities: [{ issuer: identity.issuer, subject: '12345' }],
    messages: [{ title: 'Hers' }],
    codes: [{ purpose: 'change_email', email: 'maya@example.com' }],
    letters: [
      { reply_to: 'mia@example.com', subject: 'Message: Hers' },
      { recipient: 'maya@example.com', subject: 'Your code for Comptoir' },
      { recipient: 'mia@example.com', subject: 'Your e-mail address at Comptoir was changed' },
    ],
  })
  const picture = new URL(String(data.picture))
  expect((await shop.app.inject(picture.pathname)).headers['content-type']).toBe('image/webp')
  expect(JSON.stringify(data)).not.toMatch(/hash|sealed/)
})
