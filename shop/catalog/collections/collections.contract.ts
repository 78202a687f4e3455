import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { PageQuery, pageOf } from '../../../lib/page-of.contract.ts'
import { PageLanguages, PageSlugs, SourceTexts, Translated } from '../../core/translations/source-texts.contract.ts'
import { Slug } from '../../ui/forms/slug.contract.ts'
import { MarkdownBlock } from '../../ui/markdown/markdown.contract.ts'

/** The maximum depth of the collection tree. */
export const MAX_DEPTH = 3
/** The maximum number of children on a collection's page. */
export const MAX_SHOWN_INSIDE = 60

export const COLLECTION_STATES = ['published', 'hidden'] as const
export type CollectionState = (typeof COLLECTION_STATES)[number]

/** The slug and title of a collection. */
export const CollectionLink = z.object({ slug: z.string(), title: z.string(), translated: Translated })
export type CollectionLink = z.infer<typeof CollectionLink>

/** A collection in a list. */
export const CollectionCard = CollectionLink.extend({
  id: z.int(),
  picture: z.string().nullable(),
  picture_alt: z.string(),
})
export type CollectionCard = z.infer<typeof CollectionCard>

export const Collection = CollectionCard.extend({
  text: z.string(),
  text_blocks: z.array(MarkdownBlock).describe('the text, parsed as Markdown'),
  meta_title: z.string().describe('title for search engines; empty: the title of the collection is used'),
  meta_description: z.string().describe('description for search engines; empty: the beginning of the text is used'),
  parent: z.int().nullable(),
  parents: z.array(CollectionLink).describe('ancestor collections, topmost first'),
  inside: z.array(CollectionCard).describe(`direct subcollections; at most ${MAX_SHOWN_INSIDE}`),
  rule: z
    .string()
    .nullable()
    .describe('filters that select the products, as a query string; null for a manual collection'),
  leads_home: z.boolean().describe('whether its products come first in the list of all products'),
  in_menu: z.boolean().describe('whether a menu links it'),
  page_languages: PageLanguages,
  page_slugs: PageSlugs,
  state: z.enum(COLLECTION_STATES).describe('hidden collections and their subcollections are visible to staff only'),
  version: z.int(),
})
export type Collection = z.infer<typeof Collection>

const tags = ['Collections']
const params = z.object({ slug: Slug })

export const listCollections = endpoint({
  method: 'GET',
  url: '/api/collections/',
  schema: {
    summary: 'List the subcollections of a collection in their order; without a collection, the top level',
    tags,
    querystring: PageQuery.extend({ parent: Slug.optional() }),
    response: { 200: pageOf(CollectionCard) },
  },
  config: {
    allow: 'anyone',
    scope: 'catalogue:read',
    requiresOpenShop: true,
    cached: true,
    slugs: { parent: 'collection' },
  },
})

export const getCollection = endpoint({
  method: 'GET',
  url: '/api/collections/:slug/',
  schema: {
    summary: 'Get a collection by its slug; its products are listed by /api/product/?collection=',
    tags,
    params,
    querystring: SourceTexts,
    response: { 200: Collection },
  },
  config: {
    allow: 'anyone',
    scope: 'catalogue:read',
    requiresOpenShop: true,
    cached: true,
    slugs: { slug: 'collection' },
  },
})

export const findCollectionAddress = endpoint({
  method: 'GET',
  url: '/api/collection_addresses/:slug/',
  schema: {
    summary: 'Get the current slug of a collection by a former slug',
    tags,
    params,
    response: { 200: z.object({ slug: z.string() }) },
  },
  config: { allow: 'anyone', scope: 'catalogue:read', requiresOpenShop: true, cached: true },
})

/** A menu item with its children. */
export const MenuEntry = CollectionLink.extend({ inside: z.array(CollectionLink) })
export type MenuEntry = z.infer<typeof MenuEntry>

export const getMenu = endpoint({
  method: 'GET',
  url: '/api/menu/',
  schema: {
    summary: 'List the collections of the shop menu, in two levels',
    tags,
    response: { 200: z.object({ collections: z.array(MenuEntry) }) },
  },
  config: { allow: 'anyone', scope: 'catalogue:read', requiresOpenShop: true, cached: true },
})

export const findCollectionsOf = endpoint({
  method: 'GET',
  url: '/api/product_collections/:slug/',
  schema: {
    summary: 'List the manual collections of a product, deepest first, with their parents',
    tags,
    params,
    response: { 200: z.object({ collections: z.array(CollectionLink.extend({ parents: z.array(CollectionLink) })) }) },
  },
  config: {
    allow: 'anyone',
    scope: 'catalogue:read',
    requiresOpenShop: true,
    cached: true,
    slugs: { slug: 'product' },
  },
})
