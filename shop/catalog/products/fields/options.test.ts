import { expect, test } from 'vitest'
import {
  bring,
  exported,
  importErrorsOf,
  productsOf,
  runImportOf,
} from '../../../../tests/fixtures/import-catalogue.ts'
import { variantToKeep } from '../../../../tests/fixtures/mug-form.ts'
import { aPicture, createdProduct, newProductForm } from '../../../../tests/fixtures/product-form.ts'
import type { Person, TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { getProductBySlug, type Product } from '../read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const picture = { image: await aPicture() }
const another = { image: await aPicture({ colour: '#3a3' }) }

interface VariantWish {
  name?: string
  stock?: number
  for_update_id?: number
  options?: string[]
  images?: Record<string, string | number | Buffer>[]
}

/** Builds a product form that sends options as lists. */
async function optionsForm(
  own: { slug?: string; options?: string[]; variants: VariantWish[] },
  form: FormData,
): Promise<FormData> {
  const list = (name: string, texts: readonly string[]) => {
    for (const text of texts.length === 0 ? [''] : texts) form.append(name, text)
  }
  if (own.options) list('options', own.options)
  for (const [index, { options, images = [], ...fields }] of own.variants.entries()) {
    for (const [name, value] of Object.entries(fields)) form.set(`variants[${index}][${name}]`, String(value))
    if (options) list(`variants[${index}][options]`, options)
    for (const [place, image] of images.entries())
      for (const [name, value] of Object.entries(image))
        form.set(
          `variants[${index}][images][${place}][${name}]`,
          value instanceof Buffer ? new File([new Uint8Array(value)], 'a.jpg', { type: 'image/jpeg' }) : String(value),
        )
  }
  return form
}

async function send({ app }: TestShop, { token }: Person, slug: string | undefined, form: FormData) {
  const answer = await app.inject({
    method: slug ? 'PATCH' : 'POST',
    url: slug ? `/api/product/${slug}/` : '/api/product/',
    payload: form,
    headers: { authorization: `Token ${token}` },
  })
  return { status: answer.statusCode, answer: answer.json() }
}

type Variant = Product['variants'][number]
const bag = { stock: 5, images: [picture] }
const SIZES: VariantWish[] = [
  { ...bag, options: ['250 g', 'Beans'] },
  { ...bag, options: ['250 g', 'Ground'], name: 'Ground, small' },
  { ...bag, options: ['1 kg', 'Beans'] },
]

async function coffeeIn(shop: TestShop, staff: Person): Promise<Product> {
  const base = await newProductForm({ slug: 'coffee', variants: [] })
  const form = await optionsForm({ options: ['Size', 'Grind'], variants: SIZES }, base)
  const { status, answer } = await send(shop, staff, undefined, form)
  expect([status, answer]).toMatchObject([201, {}])
  return answer as Product
}

test('each variant has one value per option and is named by its values unless it has a name', async () => {
  const coffee = await coffeeIn(shop, staff)
  expect(coffee.options).toEqual(['Size', 'Grind'])
  expect(coffee.variants.map(({ name, options }) => [name, options])).toEqual([
    ['250 g / Beans', ['250 g', 'Beans']],
    ['Ground, small', ['250 g', 'Ground']],
    ['1 kg / Beans', ['1 kg', 'Beans']],
  ])
  // The form fixed by the specification has no options. Sending it leaves the options unchanged.
  const plain = new FormData()
  plain.set('title', 'Coffee')
  const { answer } = await send(shop, staff, 'coffee', plain)
  expect([answer.options, answer.variants]).toEqual([coffee.options, coffee.variants])

  // Two variants swap values in one request. A name set by hand stays, and a removed option removes its values.
  const keep = [0, 1, 2].map((index) => variantToKeep(coffee, index))
  const swapped = await optionsForm(
    {
      variants: [
        { ...keep[0], options: ['250 g', 'Ground'] },
        { ...keep[1], options: ['250 g', 'Beans'] },
        { ...keep[2] },
      ],
    },
    new FormData(),
  )
  expect(
    (await send(shop, staff, 'coffee', swapped)).answer.variants.map(({ name, options }: Variant) => [name, options]),
  ).toEqual([
    ['250 g / Ground', ['250 g', 'Ground']],
    ['Ground, small', ['250 g', 'Beans']],
    ['1 kg / Beans', ['1 kg', 'Beans']],
  ])
  const flat = await optionsForm(
    { options: [], variants: keep.map((one) => ({ ...one, options: [] })) },
    new FormData(),
  )
  expect(await send(shop, staff, 'coffee', flat)).toMatchObject({
    status: 200,
    answer: { options: [], variants: [{ options: [] }, {}, {}] },
  })
})

test('reports invalid options at their field', async () => {
  const refused = async (options: string[], variants: VariantWish[]) => {
    const base = await newProductForm({ slug: 'other', variants: [] })
    const { status, answer } = await send(shop, staff, undefined, await optionsForm({ options, variants }, base))
    expect(status).toBe(400)
    return answer
  }
  expect(await refused(['Size', 'size'], [{ ...bag, options: ['S', 'M'] }])).toEqual({
    options: ['No two options may have the same name.'],
  })
  expect(await refused(['A', 'B', 'C', 'D'], [{ ...bag, options: ['1', '2', '3', '4'] }])).toMatchObject({
    options: ['Ensure this field has no more than 3 elements.'],
  })
  expect(await refused(['Size: EU'], [{ ...bag, options: ['42'] }])).toEqual({
    options: [['Leave the colon out, as in Size.']],
  })
  expect(
    await refused(
      ['Size'],
      [
        { ...bag, options: ['S'] },
        { ...bag, name: 'Second', options: ['s'] },
        { ...bag, name: 'Third' },
      ],
    ),
  ).toEqual({
    variants: [
      {},
      { options: ['variant with these values already exists.'] },
      { options: ['Enter one value for each option of the product.'] },
    ],
  })
  const coffee = await coffeeIn(shop, staff)
  const dropped = await optionsForm({ options: ['Size'], variants: [] }, new FormData())
  expect(await send(shop, staff, 'coffee', dropped)).toEqual({
    status: 400,
    answer: { options: ['Enter one value for each option of the product.'] },
  })
  expect(coffee.variants).toHaveLength(3)
})

test('a generated variant name may be long, a custom name may not', async () => {
  const values = ['Colour', 'Size', 'Finish'].map((name) => `${name} ${'x'.repeat(40)}`.slice(0, 40))
  const called = async (variant: VariantWish) => {
    const base = await newProductForm({ slug: 'sheets', variants: [] })
    const options = ['Colour', 'Size', 'Finish']
    return send(shop, staff, undefined, await optionsForm({ options, variants: [{ ...bag, ...variant }] }, base))
  }
  expect(await called({ options: values, name: 'x'.repeat(61) })).toEqual({
    status: 400,
    answer: { variants: [{ name: ['Ensure this field has no more than 60 characters.'] }] },
  })
  expect(await called({ options: values })).toMatchObject({
    status: 201,
    answer: { variants: [{ name: values.join(' / '), options: values }] },
  })
  expect(await bring(staff, await exported(shop, staff))).toMatchObject({ counts: { unchanged: 1 } })
})

test('a new variant copies the images of another one and keeps them after its deletion', async () => {
  const mug = await createdProduct(staff, {
    slug: 'mug',
    variants: [{ name: 'Blue', stock: 1, images: [picture, another] }],
  })
  const other = await createdProduct(staff, { slug: 'other' })
  const [front, back] = mug.variants[0]?.images ?? []
  const copies = (id: number | undefined) => ({
    name: 'Red',
    stock: 2,
    images: [{ copy_of: id ?? 0, alt: 'the same' }],
  })
  const added = await optionsForm({ variants: [variantToKeep(mug, 0), copies(back?.id)] }, new FormData())
  const { answer } = await send(shop, staff, 'mug', added)
  expect(answer.variants[1].images).toEqual([{ id: expect.any(Number), image: back?.image, alt: 'the same' }])
  expect(answer.variants[1].images[0].id).not.toBe(back?.id)

  const alone = await optionsForm({ variants: [{ for_update_id: answer.variants[1].id }] }, new FormData())
  expect((await send(shop, staff, 'mug', alone)).answer.variants).toMatchObject([
    { name: 'Red', images: [{ image: back?.image }] },
  ])
  const foreign = await optionsForm(
    {
      variants: [{ for_update_id: answer.variants[1].id }, copies(other.variants[0]?.images[0]?.id), copies(front?.id)],
    },
    new FormData(),
  )
  expect(await send(shop, staff, 'mug', foreign)).toMatchObject({
    status: 400,
    answer: {
      variants: [
        {},
        { images: [{ copy_of: [`Invalid pk "${other.variants[0]?.images[0]?.id}" - object does not exist.`] }] },
        {
          name: ['variant with this name already exists.'],
          images: [{ copy_of: [expect.stringContaining('Invalid pk')] }],
        },
      ],
    },
  })
})

test('options survive export and import, with errors at their cells', async () => {
  await coffeeIn(shop, staff)
  const file = await exported(shop, staff)
  expect((await runImportOf(staff, file)).counts).toMatchObject({ unchanged: 1, update: 0, invalid: 0 })
  expect(file).toContain(',Size|Grind,')

  const wrong = await bring(staff, file.replace('250 g|Ground', '250 G|beans').replace('1 kg|Beans', '1 kg'))
  expect(await importErrorsOf(staff, wrong)).toEqual([
    '3 variant_options: variant with these values already exists.',
    '4 variant_options: Enter one value for each option of the product.',
  ])
  const right = await runImportOf(
    staff,
    file.replace('Size|Grind', 'Weight|Grind').replace('250 g|Ground', '500 g|Ground'),
  )
  expect((await productsOf(staff, right, 'update'))[0]?.changed).toEqual([
    { field: 'options', old: 'Size, Grind', new: 'Weight, Grind' },
    { field: 'variants[Ground, small][options]', old: '250 g, Ground', new: '500 g, Ground' },
  ])
  expect(await staff.api(getProductBySlug, { params: { slug: 'coffee' } })).toMatchObject({
    options: ['Weight', 'Grind'],
    variants: [{ options: ['250 g', 'Beans'] }, { options: ['500 g', 'Ground'] }, { options: ['1 kg', 'Beans'] }],
  })
})
