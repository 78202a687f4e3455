import { afterAll, expect, test } from 'vitest'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { saveOrderExtra } from '../../../shop/core/extensions/fields/extra.contract.ts'
import { openExtensions } from '../../../shop/core/extensions/open-extensions.server.ts'
import { alsoDeep } from '../../deep.ts'
import { loyalty } from '../../extensions/loyalty.ts'
import { addSellable, checkOutCart, openSellingShop, putInCart } from '../../fixtures/selling/selling-shop.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'

const { shop, staff } = await openSellingShop({ pages: await builtPages(), extensions: [loyalty] }, new Date())
afterAll(() => shop[Symbol.asyncDispose]())
const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
const { token = '' } = staff
const mug = await addSellable(shop, { title: 'Mug', slug: 'mug', variants: [{ name: 'Celadon' }, { name: 'Ash' }] })

test.each(alsoDeep([[375, 'light']], [[1440, 'dark']]))(
  'staff fill in the fields of an order, a customer and a variant, and an owner deletes the data of a removed extension, at %i px',
  async (width, theme) => {
    const mia = await shop.customer(`Mia${width}`)
    await putInCart(mia, { ...mug, variantIds: mug.variantIds.slice(0, 1) }, 1)
    const { id } = await checkOutCart(mia)
    const { extra } = shop.services.extensions.contextOf(loyalty)
    await extra.set({ kind: 'order', id }, { points: 12 })
    const gone = { ...loyalty, name: 'stamps' }
    await openExtensions({ ...shop.services, connection: shop.connection, log: () => {} }, [gone])

    await using visit = await enter(`/admin/orders/${id}`, {
      ...{ address, token, width, theme, first: freezeClock },
      // The fixture has no picture files.
      expecting: /status of 40[049]/,
    })
    const { page, goTo } = visit
    const section = page.getByRole('region', { name: 'loyalty' })
    await expect(section.getByText('12', { exact: true })).toBeVisible()
    await field(page, 'Gift note').fill('x'.repeat(201))
    await press(page, 'Save the fields of loyalty')
    await isWrong(field(page, 'Gift note'), 'Ensure this field has no more than 200 characters.')
    await field(page, 'Gift note').fill('For Ben')
    const params = { id: String(id), extension: 'loyalty' }
    await staff.api(saveOrderExtra, { params, body: { giftNote: 'For Eva', version: '1' } })
    await pastTheGuard(page)
    await press(page, 'Save the fields of loyalty')
    await expect(section.getByText('Gift note: For Eva')).toBeVisible()
    expect(await field(page, 'Gift note').inputValue()).toBe('For Ben')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    // A field error ends neither the conflict nor the version of the last save.
    const save = async (note: string) => {
      await field(page, 'Gift note').fill(note)
      await pastTheGuard(page)
      await press(page, 'Save the fields of loyalty')
    }
    const isTooLong = () => isWrong(field(page, 'Gift note'), 'Ensure this field has no more than 200 characters.')
    await save('x'.repeat(201))
    await isTooLong()
    await expect(section.getByText('Gift note: For Eva')).toBeVisible()
    await save('For Ben')
    const noteIs = (giftNote: string) =>
      expect.poll(() => extra.get({ kind: 'order', id })).toEqual({ points: 12, giftNote })
    await noteIs('For Ben')
    await expect.poll(() => section.getByRole('alert').count()).toBe(0)
    await save('x'.repeat(201))
    await isTooLong()
    await save('For Ada')
    await noteIs('For Ada')
    await says(page, 'Additional fields saved')

    await goTo(`/admin/customers/${mia.id}`)
    await field(page, 'Level').selectOption('Gold')
    await press(page, 'Save the fields of loyalty')
    await says(page, 'Additional fields saved')
    expect(await extra.get({ kind: 'customer', id: mia.id })).toEqual({ level: 'gold' })
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)

    await goTo('/admin/products/update/mug')
    const ash = page.getByRole('region', { name: 'loyalty: Ash' })
    await ash.getByRole('textbox', { name: 'Shelf' }).fill(`A${width}`)
    await press(page, 'Save the fields of loyalty: Ash')
    await says(page, 'Additional fields saved')
    const [, variant = 0] = mug.variantIds
    expect(await extra.get({ kind: 'variant', id: variant })).toEqual({ shelf: `A${width}` })
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)

    await goTo('/admin/settings/extensions')
    await press(page, 'Delete the data of stamps')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('You can’t undo this.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Delete data' }).click()
    await says(page, 'Data of stamps deleted')
    await expect.poll(() => page.getByText('stamps', { exact: true }).count()).toBe(0)
    expect(await shop.services.extensions.contextOf(loyalty).sql`select from points`).toEqual([])
  },
)
