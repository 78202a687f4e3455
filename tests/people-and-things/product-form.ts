import sharp, { type Sharp } from 'sharp'
import {
  createProduct,
  type ImageField,
  imageField,
  type ProductField,
  type VariantField,
  variantField,
} from '../../shop/catalog/products/products.contract.ts'
import type { Product } from '../../shop/catalog/products/read/catalogue.contract.ts'
import type { Person, TestShop } from '../processes/open-shop.ts'

type Value = string | number | boolean | Buffer
type ImageWish = { [field in ImageField]?: Value }
type VariantWish = { [field in VariantField]?: Value } & { images?: ImageWish[] }
/** Fields of a product form by name. Lists may be given as arrays. */
export type ProductFormWish = { [field in Exclude<ProductField, 'frequentlyBoughtTogether'>]?: Value } & {
  frequentlyBoughtTogether?: number[]
  variants?: VariantWish[]
}

/** Creates a product form as a browser sends it, with only the given fields. Buffers are files. */
export function productForm({ variants = [], frequentlyBoughtTogether, ...own }: ProductFormWish): FormData {
  const form = new FormData()
  const set = (name: string, value: Value | undefined) => {
    if (value instanceof Buffer)
      form.set(name, new File([new Uint8Array(value)], 'picture.jpg', { type: 'image/jpeg' }))
    else if (value !== undefined) form.set(name, String(value))
  }
  for (const [name, value] of Object.entries(own)) set(name, value)
  for (const id of frequentlyBoughtTogether ?? []) form.append('frequentlyBoughtTogether', String(id))
  if (frequentlyBoughtTogether?.length === 0) form.set('frequentlyBoughtTogether', '')
  for (const [index, { images = [], ...fields }] of variants.entries()) {
    for (const [name, value] of Object.entries(fields)) set(variantField(index, name as VariantField), value)
    for (const [place, image] of images.entries())
      for (const [name, value] of Object.entries(image)) set(imageField(index, place, name as ImageField), value)
  }
  return form
}

let made = 0

/** Creates the form of a new product with all required fields; a test may override them. */
export async function newProductForm(wish: ProductFormWish = {}): Promise<FormData> {
  made += 1
  const image = await aPicture()
  return productForm({
    title: `Product ${made}`,
    description: 'A thing.',
    price: '12.50',
    slug: `new-product-${made}`,
    thumbnail: image,
    variants: [{ name: 'One', stock: 5, images: [{ image }] }],
    ...wish,
  })
}

/** Creates a product through the API as staff. */
export async function createdProduct(staff: Person, wish: ProductFormWish = {}): Promise<Product> {
  return staff.api(createProduct, { body: await newProductForm(wish) })
}

/** Sends a product form as a person and returns the response with any status. */
export async function sendForm(
  { app }: TestShop,
  person: Person,
  { slug, form }: { slug?: string; form: FormData },
): Promise<{ status: number; answer: unknown }> {
  const answer = await app.inject({
    ...(slug === undefined
      ? { method: 'POST', url: '/api/product/' }
      : { method: 'PATCH', url: `/api/product/${slug}/` }),
    payload: form,
    headers: person.token ? { authorization: `Token ${person.token}` } : {},
  })
  return { status: answer.statusCode, answer: answer.json() }
}

/** Creates a plain JPEG, 4:3 by default. */
export function aPicture({ width = 64, height = 48, colour = '#a33' } = {}): Promise<Buffer> {
  return blank(width, height, colour).jpeg().toBuffer()
}

function blank(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}
