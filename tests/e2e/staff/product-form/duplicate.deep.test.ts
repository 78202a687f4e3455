import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { aPicture } from '../../../fixtures/product-form.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, pathIs, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop

test.each(
  alsoDeep(
    [[375, 'dark']],
    [
      [1440, 'light'],
      [320, 'light'],
    ],
  ),
)(
  'a product is duplicated: a draft of its own with copies of the pictures, and without what is unique, at %i px',
  async (width, theme) => {
    const slug = `bowl-${width}`
    const images = [
      { image: await aPicture(), alt: `Bowl ${width}, Red` },
      { image: await aPicture({ colour: '#00f' }) },
    ]
    const before = await shop.created({
      title: `Bowl ${width}`,
      slug,
      price: '19.90',
      description: 'Round.',
      variants: [
        { name: 'Red', stock: 4, sku: `B-${width}`, gtin: '3760000000017', weight: 400, images },
        { name: 'Blue', stock: 5, images: [{ image: await aPicture() }] },
      ],
    })
    // The page of a draft requests its collections, which visitors can't see.
    const visiting = { address, token: staff, width, theme }
    await using visit = await enter('/admin/products', visiting)
    const { page } = visit
    await press(page, `More options for Bowl ${width}`)
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await pathIs(page, `/admin/products/duplicate/${slug}`)
    await expect.poll(() => field(page, 'Slug').inputValue()).toBe(`${slug}-copy`)
    await field(page, 'Title').fill(`Deep bowl ${width}`)
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await press(page, 'Create product')
    await says(page, 'WOHOO')
    await pathIs(page, `/products/deep-bowl-${width}`)

    const answer = await shop.ask(`/api/product/deep-bowl-${width}/`, { headers: { authorization: `Token ${staff}` } })
    const copy = (await answer.json()) as typeof before
    expect(copy).toMatchObject({
      title: `Deep bowl ${width}`,
      state: 'draft',
      price: '19.90',
      description: 'Round.',
      thumbnail: before.thumbnail,
      variants: [
        { name: 'Red', stock: 0, sku: null, gtin: null, weight: 400 },
        { name: 'Blue', stock: 0 },
      ],
    })
    const picturesOf = ({ variants }: typeof before) => variants.map(({ images }) => images.map(({ image }) => image))
    expect(picturesOf(copy)).toEqual(picturesOf(before))
    // Alt texts with the product's name use the new name. Empty ones stay empty.
    expect(copy.variants[0]?.images.map(({ alt }) => alt)).toEqual([`Deep bowl ${width}, Red`, ''])
    // Drafts are not public.
    await expect.poll(async () => (await shop.ask(`/api/product/deep-bowl-${width}/`)).status).toBe(404)

    await visit.goTo(`/admin/products/update/${slug}`)
    await page.getByRole('link', { name: 'Duplicate this product' }).click()
    await pathIs(page, `/admin/products/duplicate/${slug}`)
  },
)
