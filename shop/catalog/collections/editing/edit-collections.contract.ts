import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { ID, Integer, maybeLine } from '../../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../../lib/page-of.contract.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'
import { Product } from '../../products/read/catalogue.contract.ts'
import { Collection, CollectionLink } from '../collections.contract.ts'
import { ChangedCollection, CollectionPicture, NewCollection } from './collection-form.contract.ts'

const tags = ['Collections']
const Version = Integer.optional().describe(
  'version last read; refused (409) if it has changed since; absent: not checked',
)
const SlugAddress = z.object({ slug: Slug })
const Words = maybeLine(120).optional()

/** A collection in the admin's tree. */
export const CollectionTreeItem = CollectionLink.extend({
  id: z.int(),
  parent: z.int().nullable(),
  depth: z.int().describe('level in the tree, starting at 1'),
  inside: z.int().describe('number of direct subcollections'),
  products: z
    .int()
    .nullable()
    .describe('number of products of a manual collection, including hidden ones; null for a collection with a rule'),
  is_first: z.boolean().describe('whether it is the first subcollection of its parent'),
  is_last: z.boolean(),
  in_menu: z.boolean(),
  leads_home: Collection.shape.leads_home,
  state: Collection.shape.state,
  is_public: z.boolean().describe('whether it and all its ancestors are published'),
})
export type CollectionTreeItem = z.infer<typeof CollectionTreeItem>

export const listCollectionTree = endpoint({
  method: 'GET',
  url: '/api/collection_tree/',
  schema: {
    summary: 'List collections in the order of the tree, optionally searched by title and slug',
    tags,
    querystring: PageQuery.extend({
      q: Words,
      may_hold: z.literal('true').optional().describe('only collections that can have subcollections'),
    }),
    response: { 200: pageOf(CollectionTreeItem) },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})

export const createCollection = endpoint({
  method: 'POST',
  url: '/api/collections/',
  schema: {
    summary: 'Create a collection at the end of its level',
    tags,
    body: NewCollection.extend(CollectionPicture.shape),
    response: { 201: Collection },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write', upload: true },
})

export const updateCollection = endpoint({
  method: 'PATCH',
  url: '/api/collections/:slug/',
  schema: {
    summary: 'Update a collection; missing fields stay unchanged',
    tags,
    params: SlugAddress,
    body: ChangedCollection.extend(CollectionPicture.shape),
    response: { 200: Collection },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write', upload: true, slugs: { slug: 'collection' } },
})

export const moveCollection = endpoint({
  method: 'POST',
  url: '/api/collections/:slug/move/',
  schema: {
    summary: 'Move a collection by one place within its level',
    tags,
    params: SlugAddress,
    body: z.object({ to: z.enum(['up', 'down']) }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write', slugs: { slug: 'collection' } },
})

export const deleteCollection = endpoint({
  method: 'DELETE',
  url: '/api/collections/:slug/',
  schema: {
    summary: 'Delete a collection; its products remain, and its subcollections move up one level',
    tags,
    params: SlugAddress,
    querystring: z.object({ version: Version }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write', slugs: { slug: 'collection' } },
})

/** The maximum number of products in one request. */
const MAX_COLLECTION_PRODUCTS = 500
const Placed = SlugAddress.extend({ product: z.string().regex(ID).transform(Number) })

export const listCollectionProducts = endpoint({
  method: 'GET',
  url: '/api/collections/:slug/products/',
  schema: {
    summary: 'List the products of a manual collection in their order, with hidden ones',
    tags,
    params: SlugAddress,
    querystring: PageQuery,
    response: { 200: pageOf(Product) },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read', slugs: { slug: 'collection' } },
})

export const addProductToCollection = endpoint({
  method: 'PUT',
  url: '/api/collections/:slug/products/:product/',
  schema: {
    summary: 'Add a product to a collection or move it, before another one or to the end',
    tags,
    params: Placed,
    body: z.object({
      before: Integer.nullable()
        .optional()
        .describe(
          'ID of the product that follows it; null: at the end; absent: at the end if new, otherwise unchanged',
        ),
    }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write', slugs: { slug: 'collection' } },
})

export const addProductsToCollection = endpoint({
  method: 'POST',
  url: '/api/collections/:slug/products/',
  schema: {
    summary: 'Add products to the end of a collection; products in it keep their place',
    tags,
    params: SlugAddress,
    body: z.object({
      products: z
        .array(Integer)
        .min(1)
        .max(MAX_COLLECTION_PRODUCTS, `Ensure this field has no more than ${MAX_COLLECTION_PRODUCTS} elements.`)
        .describe('product IDs; IDs of deleted products are skipped'),
    }),
    response: { 200: z.object({ added: z.int() }) },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write', slugs: { slug: 'collection' } },
})

export const removeProductFromCollection = endpoint({
  method: 'DELETE',
  url: '/api/collections/:slug/products/:product/',
  schema: {
    summary: 'Remove a product from a collection',
    tags,
    params: Placed,
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write', slugs: { slug: 'collection' } },
})

/** The maximum number of collections offered, for one product and in general. */
export const MAX_CHOICES = { ofProduct: 50, ofAny: 500 }

/** A manual collection that a product can be added to. */
export const CollectionChoice = CollectionLink.extend({
  id: z.int(),
  parents: z.array(z.string()).describe('titles of the ancestor collections, topmost first'),
  has_product: z.boolean(),
})
export type CollectionChoice = z.infer<typeof CollectionChoice>

export const listCollectionChoices = endpoint({
  method: 'GET',
  url: '/api/collection_choices/',
  schema: {
    summary: 'List manual collections, first those that contain the product',
    tags,
    querystring: z.object({
      product: Integer.optional().describe('product ID; collections that contain it come first'),
      q: Words,
    }),
    response: { 200: z.object({ collections: z.array(CollectionChoice) }) },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})
