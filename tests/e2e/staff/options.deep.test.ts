import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { aPicture } from '../../fixtures/product-form.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { hasFocus, isWrong, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop
const image = await aPicture({ width: 640, height: 480 })

test.each(alsoDeep([['on a phone', 375]], [['at a desk', 1440]]))(
  'staff define options, create the combinations, and customers choose each option, %s',
  async (_, width) => {
    const slug = `coffee-${width}`
    const variants = ['250 g', '1 kg'].map((name) => ({ name, stock: 5, images: [{ image, alt: 'A bag' }] }))
    await shop.created({ title: 'Café de midi', slug, price: '9.50', variants })
    await using visit = await enter(`/admin/products/update/${slug}`, { address, token: staff, width })
    const { page } = visit
    const options = page.getByRole('region', { name: 'Options' })
    await press(page, 'Add an option')
    await hasFocus(options.getByLabel('Option name'))
    await expect.poll(() => options.getByLabel('Values').inputValue()).toBe('250 g, 1 kg')
    await options.getByLabel('Option name').fill('Size')
    await press(page, 'Add another option')
    const second = options.getByRole('group', { name: 'Option 2' })
    await second.getByLabel('Values').fill('Beans, Ground')
    await press(page, 'Add another option')
    await hasFocus(options.getByRole('group', { name: 'Option 3' }).getByLabel('Option name'))
    await press(page, 'Remove option Option 3')
    await hasFocus(options.locator('[data-list]'))
    await press(page, 'Add the 2 missing combinations')
    await hasFocus(options.locator('[data-list]'))
    const ground = page.getByRole('group', { name: '1 kg / Ground', exact: true })
    await expect(ground).toBeVisible()
    await press(page, 'Save changes')
    await isWrong(second.getByLabel('Option name'), 'This field may not be blank.')
    await second.getByLabel('Option name').fill('Grind')
    await page.getByRole('group', { name: '250 g / Ground', exact: true }).getByLabel('Stock').fill('0')
    await press(page, 'More of 1 kg / Ground')
    await press(page, 'Remove 1 kg / Ground')
    await page
      .getByRole('group', { name: '1 kg / Beans', exact: true })
      .getByLabel('Price override in euros')
      .fill('32')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await press(page, 'Save changes')
    await says(page, 'WOHOO')
    await pathIs(page, `/products/${slug}`)
    const saved = await shop.product(slug)
    expect(saved).toMatchObject({
      options: ['Size', 'Grind'],
      variants: [
        { name: '250 g / Beans', stock: 5 },
        { name: '1 kg / Beans', stock: 5, price: '32.00' },
        { name: '250 g / Ground', stock: 0, images: [{ image: expect.any(String), alt: 'A bag' }] },
      ],
    })
    expect(saved.variants[2]?.images[0]?.image).toBe(saved.variants[0]?.images[0]?.image)

    const main = page.getByRole('main')
    const size = main.getByRole('list', { name: 'Size: 250 g' })
    await expect(
      main.getByRole('list', { name: 'Grind: Beans' }).getByRole('link', { name: 'Ground (Out of stock)' }),
    ).toBeVisible()
    await size.getByRole('link', { name: '1 kg' }).click()
    await expect(main.getByText('€32.00', { exact: true })).toBeVisible()
    const other = main
      .getByRole('list', { name: 'Grind: Beans' })
      .getByRole('link', { name: 'Ground (only in 250 g / Ground)' })
    await expect(other).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await other.click()
    await expect.poll(() => new URL(page.url()).search).toBe(`?variant=${saved.variants[2]?.id}`)
    await expect(main.getByRole('list', { name: 'Size: 250 g' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Out of stock' })).toBeVisible()
  },
)
