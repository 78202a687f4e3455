import { expect, test } from 'vitest'
import {
  bring,
  exported,
  finishImport,
  importErrorsOf,
  productsOf,
  runImportOf,
} from '../../../../tests/fixtures/import-catalogue.ts'
import { mug, variantToKeep } from '../../../../tests/fixtures/mug-form.ts'
import {
  aPicture,
  createdProduct,
  newProductForm,
  productForm,
  sendForm,
} from '../../../../tests/fixtures/product-form.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { updateProduct } from '../products.contract.ts'
import { getProductBySlug } from '../read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const picture = { image: await aPicture() }
const bag = { name: '250 g', stock: 5, images: [picture] }

test('stores normalised variant details, keeps omitted ones and clears empty ones', async () => {
  const details = { price: '9.50', sku: ' CM-250 ', gtin: '3 760000 000017', weight: '280', contents: '250g' }
  const coffee = await createdProduct(staff, {
    slug: 'coffee',
    price: '32.00',
    variants: [
      { ...bag, ...details },
      { ...bag, name: '1 kg', contents: '1 kg' },
    ],
  })
  const said = {
    price: '9.50',
    sku: 'CM-250',
    gtin: '3760000000017',
    weight: 280,
    contents: { amount: '250', unit: 'g' },
    unit_price: { price: '38.00', per: 'kg' },
  }
  const unsaid = { price: null, sku: null, gtin: null, weight: null }
  expect(coffee.price).toBe('32.00')
  expect(coffee.variants).toMatchObject([said, { ...unsaid, unit_price: { price: '32.00', per: 'kg' } }])

  const change = (variants: Parameters<typeof productForm>[0]['variants']) =>
    staff.api(updateProduct, { params: { slug: 'coffee' }, body: productForm({ variants }) })
  const keep = [variantToKeep(coffee, 0), variantToKeep(coffee, 1)] as const
  const renamed = await change([{ ...keep[0], name: 'A small bag' }, keep[1]])
  expect(renamed.variants[0]).toMatchObject({ name: 'A small bag', ...said })
  const emptied = await change([{ ...keep[0], price: '', sku: '', gtin: ' ', weight: '', contents: '' }, keep[1]])
  expect(emptied.variants[0]).toMatchObject({ ...unsaid, contents: null, unit_price: null })
  expect((await shop.visitor.api(getProductBySlug, { params: { slug: 'coffee' } })).variants).toEqual(emptied.variants)

  const { results } = await staff.api(auditLog, { query: { product: String(coffee.id) } })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual(
    expect.arrayContaining([
      ['variants[A small bag][price]', '9.50', null],
      ['variants[A small bag][contents]', '250 g', null],
    ]),
  )
})

test('reports all invalid details at their fields', async () => {
  const wrong = { price: '0', sku: 'x'.repeat(65), gtin: '3760000000018', weight: '1.5', contents: 'a handful' }
  const form = await newProductForm({
    variants: [
      { ...bag, ...wrong },
      { ...bag, name: 'Other', gtin: '123', weight: '0' },
    ],
  })
  expect(await sendForm(shop, staff, { form })).toEqual({
    status: 400,
    answer: {
      variants: [
        {
          price: ['Ensure this value is greater than or equal to 0.01.'],
          sku: ['Ensure this field has no more than 64 characters.'],
          gtin: ['The last digit does not fit the others: one of them is mistyped.'],
          weight: ['A valid integer is required.'],
          contents: ['Write an amount with its unit: 250 g, 0.75 l, 1.5 m or 12 pieces.'],
        },
        { gtin: ['A GTIN has 8, 12, 13 or 14 digits.'], weight: ['Ensure this value is greater than or equal to 1.'] },
      ],
    },
  })
})

test.each([
  ['1,500 g', '1500 g or 1.5 g'],
  ['12.000 pieces', '12000 pieces or 12 pieces'],
  ['1.500 kg', null],
  ['0.125 g', null],
])('accepts contents of %s only if they are unambiguous', async (contents, ways) => {
  const form = await newProductForm({ variants: [{ ...bag, contents }] })
  const { status, answer } = await sendForm(shop, staff, { form })
  if (ways === null) return expect(status).toBe(201)
  const error = `“${contents}” can be read in two ways; write ${ways}.`
  expect(answer).toEqual({ variants: [{ contents: [error] }] })
})

const TAKEN = ['variant with this SKU already exists.']

test('SKUs are unique ignoring case, two variants can swap them and deletion frees them', async () => {
  const other = await createdProduct(staff, { slug: 'other', variants: [{ ...bag, sku: 'A-1' }] })
  const before = await createdProduct(staff, {
    ...mug,
    variants: mug.variants?.map((variant, index) => ({ ...variant, sku: `M-${index}` })),
  })
  const send = (variants: Parameters<typeof productForm>[0]['variants'], slug = 'mug') =>
    sendForm(shop, staff, { slug, form: productForm({ variants }) })
  const [first, second, third] = [0, 1, 2].map((index) => variantToKeep(before, index))
  expect(await send([{ ...first, sku: 'a-1' }, { ...second, sku: 'm-2' }, { ...third }])).toEqual({
    status: 400,
    answer: { variants: [{ sku: TAKEN }, {}, { sku: TAKEN }] },
  })
  const swapped = await send([{ ...first, sku: 'M-1' }, { ...second, sku: 'M-0' }, { ...third }])
  expect(swapped).toMatchObject({ status: 200, answer: { variants: [{ sku: 'M-1' }, { sku: 'M-0' }, { sku: 'M-2' }] } })

  await staff.api(updateProduct, {
    params: { slug: 'other' },
    body: productForm({ variants: [{ ...bag, name: 'New', sku: 'A-2' }] }),
  })
  expect((await send([{ ...first, sku: other.variants[0]?.sku ?? '' }, { ...second }, { ...third }])).status).toBe(200)
})

test('one of several concurrent requests for the same SKU succeeds, and the others report it', async () => {
  const forms = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      newProductForm({ slug: `same-${n}`, variants: [{ ...bag, sku: n % 2 ? 'X-1' : 'x-1' }] }),
    ),
  )
  const answers = await Promise.all(forms.map((form) => sendForm(shop, staff, { form })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400])
  for (const { status, answer } of answers)
    if (status === 400) expect([{ variants: TAKEN }, { variants: [{ sku: TAKEN }] }]).toContainEqual(answer)
  const rows = await shop.db.selectFrom('variants').select('id').where('sku', 'in', ['X-1', 'x-1']).execute()
  expect(rows).toHaveLength(1)
})

test('variant details survive export and import, with errors at their cells', async () => {
  const sent = { price: '9.50', sku: 'CM-250', gtin: '3760000000017', weight: '280', contents: '12 pieces' }
  await createdProduct(staff, {
    slug: 'coffee',
    variants: [
      { ...bag, ...sent },
      { ...bag, name: 'Large', sku: 'CM-1000' },
    ],
  })
  await createdProduct(staff, { slug: 'tea', variants: [bag] })
  const file = await exported(shop, staff)
  expect((await runImportOf(staff, file)).counts).toMatchObject({ unchanged: 2, update: 0, invalid: 0 })

  const changed = file
    .replace(',9.50,CM-250,3760000000017,280,12 pieces,', ',"10,25",cm-250,,"1 200",0.5 l,')
    .replace(',CM-1000,,,,', ',cm-250,,,some,')
  const found = await bring(staff, changed)
  expect(await importErrorsOf(staff, found)).toEqual([
    '3 contents: Write an amount with its unit: 250 g, 0.75 l, 1.5 m or 12 pieces.',
  ])
  const right = await runImportOf(staff, changed.replace(',cm-250,,,some,', ',CM-2000,,,,'))
  expect((await productsOf(staff, right, 'update'))[0]?.changed).toEqual(
    [
      ['250 g', 'price', '9.50', '10.25'],
      ['250 g', 'sku', 'CM-250', 'cm-250'],
      ['250 g', 'gtin', '3760000000017', null],
      ['250 g', 'weight', '280', '1200'],
      ['250 g', 'contents', '12 pieces', '0.5 l'],
      ['Large', 'sku', 'CM-1000', 'CM-2000'],
    ].map(([name, field, old, now]) => ({ field: `variants[${name}][${field}]`, old, new: now })),
  )
  expect((await staff.api(getProductBySlug, { params: { slug: 'coffee' } })).variants).toMatchObject([
    { price: '10.25', sku: 'cm-250', gtin: null, weight: 1200, unit_price: { price: '20.50', per: 'l' } },
    { sku: 'CM-2000' },
  ])
})

test('omits a SKU that another product of the file or of the shop has, with a note', async () => {
  for (const [slug, sku] of [
    ['one', 'S-1'],
    ['two', 'S-2'],
    ['three', 'S-3'],
  ] as const)
    await createdProduct(staff, { slug, variants: [{ ...bag, sku }] })
  const file = (await exported(shop, staff)).replace(',S-2,', ',s-1,').replace(',S-3,', ',New,')
  const lines = file.trimEnd().split('\r\n')
  const again = [...lines, lines[3]?.replace('three,', 'four,')].join('\r\n')
  const found = await bring(staff, again)
  expect(await importErrorsOf(staff, found)).toEqual([])
  expect((await productsOf(staff, found)).flatMap(({ notes }) => notes)).toEqual([
    { line: 3, column: 'sku', reason: '“s-1” left out: the product “one” of the shop has this SKU' },
    { line: 5, column: 'sku', reason: '“New” left out: line 4 has this SKU' },
  ])
  expect((await finishImport(staff, found.id)).counts).toMatchObject({
    unchanged: 2,
    update: 1,
    create: 1,
    done: 2,
    invalid: 0,
  })
})
