import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { nestedName } from '../../../lib/forms/nested-form.ts'
import { Slug } from '../../ui/forms/slug.contract.ts'
import { ChangedProductBody, NewProductBody } from './fields/product-body.contract.ts'
import { ProductOfPage } from './read/catalogue.contract.ts'

type VariantInput = NonNullable<ChangedProductBody['variants']>[number]
type ImageInput = NonNullable<VariantInput['images']>[number]

/**
 * The product's own form fields. `frequentlyBoughtTogether` may be repeated, one id each; a single empty value clears
 * the list.
 */
export type ProductField = Exclude<keyof ChangedProductBody, 'variants'>
export type VariantField = Exclude<keyof VariantInput, 'images'>
export type ImageField = keyof ImageInput

/** Returns the form field name of a variant. Variants are numbered from 0 without gaps; the first is the default. */
export const variantField = (variant: number, field: VariantField) => nestedName(['variants', variant, field])

/** Returns the form field name of a variant image. Images are numbered from 0 without gaps. */
export const imageField = (variant: number, image: number, field: ImageField) =>
  nestedName(['variants', variant, 'images', image, field])

const tags = ['Products']
const params = z.object({ slug: Slug })
const form = `The names of fields nest: variants[0][images][0][alt]. frequentlyBoughtTogether is an id, repeated or with indices.
A crop box counts only together with its file; without one the middle is kept in 4:3.`

/** Errors are nested like the form: `{"variants":[{},{"images":[{"image":["…"]}]}]}`. */
export const createProduct = endpoint({
  method: 'POST',
  url: '/api/product/',
  schema: {
    summary: 'Create a product (multipart)',
    description: form,
    tags,
    body: NewProductBody,
    response: { 201: ProductOfPage },
  },
  config: { allow: 'catalogue', upload: true },
})

export const updateProduct = endpoint({
  method: 'PATCH',
  url: '/api/product/:slug/',
  schema: {
    summary: 'Change a product (multipart)',
    description: `${form}\nWhat is absent stays. If any variant is sent, the list is complete: what no for_update_id names is removed; \
the same holds for the images of a variant. The stock is set only where it is sent. With the version last read, a product that \
somebody else changed since then is refused (409).`,
    tags,
    params,
    body: ChangedProductBody,
    response: { 200: ProductOfPage },
  },
  config: { allow: 'catalogue', upload: true },
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
  config: { allow: 'catalogue' },
})
