import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { ID, Integer, maybeLine } from '../../../lib/fields.contract.ts'
import { isSafeHref } from '../../../lib/safe-href.ts'
import { MAX_CONTENT_PAGES } from '../pages/edit-pages.contract.ts'

export const MENU_NAMES = ['shop', 'header', 'footer'] as const
export type MenuName = (typeof MENU_NAMES)[number]

/** Kinds of entries that lead to an address. */
export const LINK_KINDS = ['collection', 'page', 'screen', 'link'] as const
export type LinkKind = (typeof LINK_KINDS)[number]
export type MenuKind = LinkKind | 'heading' | 'shop' | 'collections' | 'help'

/** The built-in screens that a menu can link. */
export const MENU_SCREENS = [
  'products',
  'new',
  'sales',
  'collections',
  'contact',
  'terms',
  'withdrawal',
  'account',
  'orders',
  'cart',
] as const
export type MenuScreen = (typeof MENU_SCREENS)[number]

/**
 * Limits against mistakes: entries of a menu, links below one entry (all pages can be there), and footer columns. A
 * list that is longer already can be saved, but not extended.
 */
export const MAX_ENTRIES = 24
export const MAX_LINKS = MAX_CONTENT_PAGES
export const MAX_COLUMNS = 8
/** More than any stored list has. Longer lists are refused before they are compared with the stored ones. */
const MAX_SENT = 500
const MAX_LABEL = 60

const NOT_AN_ADDRESS =
  'Enter an address of this shop, such as /pages/about-us, or a web address that begins with https://.'

/** Returns whether an own link may lead to this address. */
const isAddress = (to: string) =>
  to.startsWith('/') ? isSafeHref(to) : URL.parse(to)?.protocol === 'https:' && isSafeHref(to)

/** The address of an own link. */
export const LinkAddress = maybeLine(500).refine(isAddress, NOT_AN_ADDRESS)
/** The text of an own link or heading. */
export const LinkText = maybeLine(MAX_LABEL).refine((text) => text !== '', 'Enter a text.')

const Label = maybeLine(MAX_LABEL).default('').describe('own text; empty: the title of the target')

const linkShape = {
  target: maybeLine(500)
    .default('')
    .describe('id of the collection or page, name of the screen, or address; empty for a deleted target'),
  label: Label,
  title: maybeLine(120)
    .default('')
    .describe('title of the collection or page; the list shows it also after a deletion'),
}

interface CheckedEntry {
  kind: MenuKind
  target: string
  label: string
}

function checkEntry({ kind, target, label }: CheckedEntry, context: z.core.$RefinementCtx): void {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  const isScreen = (MENU_SCREENS as readonly string[]).includes(target)
  if ((kind === 'collection' || kind === 'page') && target !== '' && !ID.test(target))
    refuse('target', 'A valid integer is required.')
  if (kind === 'screen' && !isScreen) refuse('target', `"${target}" is not a valid choice.`)
  if (kind === 'link' && !isAddress(target)) refuse('target', NOT_AN_ADDRESS)
  if ((kind === 'link' || kind === 'heading') && label === '') refuse('label', 'Enter a text.')
}

const MenuLinkForm = z.object({ kind: z.enum(LINK_KINDS), ...linkShape }).superRefine(checkEntry)
export type MenuLinkForm = z.output<typeof MenuLinkForm>

const entriesOf = <Kind extends MenuKind>(kinds: readonly [Kind, ...Kind[]]) =>
  z
    .object({
      kind: z.enum(kinds),
      ...linkShape,
      links: z
        .array(MenuLinkForm)
        .max(MAX_SENT)
        .default([])
        .describe(`at most ${MAX_LINKS}, unless there are more already`),
    })
    .superRefine(checkEntry as never)

const ONE_ENTRY = {
  shop: 'This menu has exactly one entry of the kind shop.',
  help: 'This menu has exactly one entry of the kind help.',
  collections: 'This menu has at most one entry of the kind collections.',
}

const once = (kind: keyof typeof ONE_ENTRY, isRequired: boolean) =>
  [
    (entries: readonly { kind: MenuKind }[]) => {
      const count = entries.filter((entry) => entry.kind === kind).length
      return count === 1 || (count === 0 && !isRequired)
    },
    ONE_ENTRY[kind],
  ] as const

/** All menus in one form. */
export const MenusForm = z.object({
  shop: z
    .array(entriesOf(['collection', 'page', 'screen', 'link', 'heading']))
    .max(MAX_SENT)
    .describe(
      `at most ${MAX_ENTRIES} entries of the shop menu, unless there are more already; one level of nested links`,
    ),
  header: z
    .array(entriesOf(['collection', 'page', 'screen', 'link', 'shop']))
    .max(MAX_SENT)
    .refine(...once('shop', true))
    .refine((entries) => entries.every(({ links }) => links.length === 0), 'Links of the header have no nested links.')
    .describe(
      `at most ${MAX_ENTRIES} links of the header, unless there are more already; with the place of the shop menu`,
    ),
  footer: z
    .array(entriesOf(['heading', 'collections', 'help']))
    .max(MAX_SENT)
    .refine(...once('help', true))
    .refine(...once('collections', false))
    .refine(
      (columns) => columns.every(({ kind, links }) => kind !== 'collections' || links.length === 0),
      'The column that follows the shop menu has no own links. Move them to another column.',
    )
    .describe(`at most ${MAX_COLUMNS} columns of the footer with their links`),
})
export type MenusForm = z.output<typeof MenusForm>

const EditedLink = z.object({
  kind: z.string(),
  target: z.string(),
  label: z.string(),
  title: z.string().describe('title of the target, or its last one'),
  to: z.string().nullable().describe('address; null for headings and deleted targets'),
  state: z.enum(['shown', 'hidden', 'deleted']).describe('`hidden`: the target is not published'),
})
export type EditedLink = z.infer<typeof EditedLink> & { kind: MenuKind }
const EditedEntry = EditedLink.extend({ links: z.array(EditedLink) })
export type EditedEntry = EditedLink & { links: EditedLink[] }

const EditedMenus = z.object({
  version: z.int(),
  shop: z.array(EditedEntry),
  header: z.array(EditedEntry),
  footer: z.array(EditedEntry),
  choices: z
    .object({
      collections: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          parent: z.int().nullable(),
          is_public: z.boolean(),
          to: z.string(),
        }),
      ),
      pages: z.array(z.object({ id: z.int(), title: z.string(), is_public: z.boolean(), to: z.string() })),
    })
    .describe('targets that can be added'),
})
export type EditedMenus = z.infer<typeof EditedMenus>

const tags = ['Pages']
const config = { allow: 'catalogue' } as const

export const getEditedMenus = endpoint({
  method: 'GET',
  url: '/api/staff_menus/',
  schema: { summary: 'Get the menus with hidden and deleted targets', tags, response: { 200: EditedMenus } },
  config,
})

export const saveMenus = endpoint({
  method: 'PUT',
  url: '/api/staff_menus/',
  schema: {
    summary: 'Replace the menus of header and footer',
    tags,
    body: MenusForm.extend({ version: Integer.describe('version last read; refused (409) if it has changed since') }),
    response: { 200: EditedMenus },
  },
  config,
})
