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
const form = `Field names are nested: variants[0][images][0][alt]. frequentlyBoughtTogether is a product ID, repeated or with indices.
A crop box is ignored without its file. An image without a crop box is cropped to 4:3 around its centre.`

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
  config: { allow: 'catalogue', scope: 'catalogue:write', upload: true },
})

export const updateProduct = endpoint({
  method: 'PATCH',
  url: '/api/product/:slug/',
  schema: {
    summary: 'Update a product (multipart)',
    description: `${form}\nMissing fields stay unchanged. If variants are sent, the list is complete: variants without a for_update_id in it are removed. \
The same applies to the images of a variant. The stock changes only if it is sent. With \`version\`, the request is refused (409) \
if the product has changed since that version.`,
    tags,
    params,
    body: ChangedProductBody,
    response: { 200: ProductOfPage },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write', upload: true, slugs: { slug: 'product' } },
})

export const deleteProduct = endpoint({
  method: 'DELETE',
  url: '/api/product/:slug/',
  schema: {
    summary: 'Delete a product; orders keep a copy, carts lose it, and the slug becomes free',
    tags,
    params,
    querystring: z.object({
      unless_ordered: z.literal('true').optional().describe('refuses (409) to delete a product that was ordered'),
    }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write', slugs: { slug: 'product' } },
})
