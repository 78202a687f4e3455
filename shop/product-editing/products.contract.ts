import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { Product } from '../catalogue/catalogue.contract.ts'
import { type ProductTextName, TEXT_NAMES } from '../catalogue/product-texts.contract.ts'
import { Slug } from '../catalogue/slug.contract.ts'

export const MAX_VARIANTS = 50
/** Of one variant. */
export const MAX_IMAGES = 12
export const MAX_BUNDLED = 10
/** Of one picture. */
export const MAX_IMAGE_MB = 8
/** Of the whole form with its pictures. */
export const MAX_FORM_MB = 100
/** Width divided by height of thumbnail and variant images. */
export const PRODUCT_ASPECT = 4 / 3

/** Fields of the product itself. `frequentlyBoughtTogether` may stand several times, one id each; one empty value empties the list. */
export type ProductField =
  | ProductTextName
  | 'price'
  | 'slug'
  | 'thumbnail'
  | 'thumbnail_alt'
  | `thumbnail_crop_${CropSide}`
  | 'frequentlyBoughtTogether'
  | 'version'
export type VariantField = 'for_update_id' | 'name' | 'isColor' | 'color' | 'stock'
export type ImageField = 'for_update_id' | 'image' | 'alt' | `image_crop_${CropSide}`
/** In pixels of the upright original; all four or none. */
export type CropSide = 'x' | 'y' | 'width' | 'height'

/** The name of a variant's field in the form. Variants count from 0 without a gap; the first is the default. */
export const variantField = (variant: number, field: VariantField) => `variants[${variant}][${field}]`

/** The name of a field of a variant's image in the form. Images count from 0 without a gap. */
export const imageField = (variant: number, image: number, field: ImageField) =>
  `variants[${variant}][images][${image}][${field}]`

const tags = ['Products']
const params = z.object({ slug: Slug })
const fields = `Fields: ${TEXT_NAMES.join(', ')}, price, slug, thumbnail (file), thumbnail_alt, thumbnail_crop_x, _y, _width, _height,
frequentlyBoughtTogether (an id, repeated or with indices), version; variants[i] with [for_update_id], [name], [isColor], [color], [stock];
variants[i][images][j] with [for_update_id], [image] (file), [alt], [image_crop_x], [image_crop_y], [image_crop_width], [image_crop_height].
A crop box counts only together with its file; without one the middle is kept in 4:3.`

/** Errors stand at their fields, nested as the form is: `{"variants":[{},{"images":[{"image":["…"]}]}]}`. */
export const createProduct = endpoint({
  method: 'POST',
  url: '/api/product/',
  schema: {
    summary: 'Create a product (multipart)',
    description: `${fields}\nRequired: title, description, price, slug, thumbnail, and of each variant name, stock and an image.`,
    tags,
    response: { 201: Product },
  },
  config: { allow: 'staff', upload: true },
})

export const updateProduct = endpoint({
  method: 'PATCH',
  url: '/api/product/:slug/',
  schema: {
    summary: 'Change a product (multipart)',
    description: `${fields}\nWhat is absent stays. If any variant is sent, the list is complete: what no for_update_id names is removed; \
the same holds for the images of a variant. The stock is set only where it is sent. With the version last read, a product that \
somebody else changed since then is refused (409).`,
    tags,
    params,
    response: { 200: Product },
  },
  config: { allow: 'staff', upload: true },
})

export const deleteProduct = endpoint({
  method: 'DELETE',
  url: '/api/product/:slug/',
  schema: {
    summary: 'Delete a product; orders keep what was bought, carts lose it, the slug is free again',
    tags,
    params,
    response: { 204: z.undefined() },
  },
  config: { allow: 'staff' },
})
