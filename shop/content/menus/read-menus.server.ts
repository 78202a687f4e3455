import { href } from 'react-router'
import { texts } from '#texts/content/menus'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import type { MenuLink, ShownMenus } from '../../catalog/collections/shown-menus.contract.ts'
import type { EditedEntry, EditedLink, MenuScreen } from './edit-menus.contract.ts'
import type { TranslatedEntry } from './menu-translations.server.ts'
import type { MenuEntryRow } from './menus-store.server.ts'

/** The most links in the header. Further ones are in the footer, which on phones contains all of them. */
const MAX_HEADER_LINKS = 4
/** The links that stay in the header where the search box needs the room. */
const ALWAYS_IN_HEADER = 2
/** The most collections in the footer column that follows the shop menu. */
const MAX_COLLECTIONS = 6

const SCREENS: Record<MenuScreen, string> = {
  products: href('/'),
  new: `${href('/')}?new=true`,
  sales: `${href('/')}?reduced=true`,
  collections: href('/collections'),
  contact: href('/contact'),
  terms: href('/terms_of_services'),
  withdrawal: href('/withdrawal'),
  account: href('/account'),
  orders: href('/orders'),
  cart: href('/cart'),
}

const DEFAULT_TITLES: Partial<Record<MenuEntryRow['kind'], string>> = localizedConstant(() => ({
  shop: texts.shop,
  collections: texts.shop,
  help: texts.help,
}))

export const collectionPath = (slug: string) => href('/collections/:slug', { slug })
export const pagePath = (slug: string) => href('/pages/:slug', { slug })

/** Returns an entry for the editor, with the state of its target. */
function editedLink(row: TranslatedEntry): EditedLink & Pick<TranslatedEntry, 'isTranslated'> {
  const { kind, label, slug, title, is_public, isTranslated } = row
  const found = { ...(isTranslated && { isTranslated }), kind, label, target: '', to: null, state: 'shown' as const }
  switch (kind) {
    case 'collection':
    case 'page': {
      if (slug === null) return { ...found, title: row.target, state: 'deleted' }
      const to = kind === 'page' ? pagePath(slug) : collectionPath(slug)
      const target = String(kind === 'page' ? row.page_id : row.collection_id)
      return { ...found, target, title: title ?? '', to, state: is_public ? 'shown' : 'hidden' }
    }
    case 'screen': {
      const screen = row.target as MenuScreen
      return { ...found, target: screen, title: texts.screens[screen], to: SCREENS[screen] }
    }
    case 'link':
      return { ...found, target: row.target, title: label, to: row.target }
    default:
      return { ...found, title: DEFAULT_TITLES[kind] ?? label }
  }
}

/** Returns the entries of each menu for the editor. */
export function editedEntries(rows: readonly MenuEntryRow[]): Record<MenuEntryRow['menu'], EditedEntry[]> {
  const within = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const of = (menu: MenuEntryRow['menu']) =>
    (within.get(null) ?? [])
      .filter((row) => row.menu === menu)
      .map((row) => ({ ...editedLink(row), links: (within.get(row.id) ?? []).map(editedLink) }))
  return { shop: of('shop'), header: of('header'), footer: of('footer') }
}

/** Returns the menus that visitors see. @param hasCollections false before the shop opens */
export function shownMenus(rows: readonly TranslatedEntry[], hasCollections: boolean): ShownMenus {
  const { shop, header, footer } = editedEntries(rows)
  const isShown = ({ kind, state }: EditedLink) => state === 'shown' && (hasCollections || kind !== 'collection')
  const links = (entries: readonly EditedLink[]) =>
    entries
      .filter(isShown)
      .flatMap((entry): MenuLink[] => (entry.to === null ? [] : [{ ...named(entry), to: entry.to }]))
  const opener = header.find(({ kind }) => kind === 'shop')
  const ofHeader = links(header)
  const entries = shop
    .filter(isShown)
    .map((entry) => ({ ...named(entry), to: entry.to, links: links(entry.links) }))
    .filter((entry) => entry.to !== null || entry.links.length > 0)
  const collections = shop.filter((entry) => entry.kind === 'collection' && isShown(entry))
  const linksOf = (column: EditedEntry) => {
    if (column.kind === 'collections') return links(collections).slice(0, MAX_COLLECTIONS)
    return column.kind === 'help' ? [...ofHeader.map(inFooter), ...links(column.links)] : links(column.links)
  }
  return {
    shop: { ...(opener ? named(opener) : { title: texts.shop }), entries: hasCollections ? entries : [] },
    header: inHeader(header.filter((entry) => entry === opener || isShown(entry))),
    collections: collections.map((entry) => ({ slug: slugOf(entry), title: named(entry).title })),
    footer: footer
      .map((column) => ({
        ...named(column),
        kind: column.kind as ShownMenus['footer'][number]['kind'],
        links: linksOf(column),
      }))
      .filter(({ kind, links }) => kind === 'help' || links.length > 0),
  }
}

/** Returns the header links that have room, with the place of the shop menu. */
function inHeader(entries: readonly EditedEntry[]): ShownMenus['header'] {
  const shown: ShownMenus['header'] = []
  let links = 0
  for (const entry of entries) {
    if (entry.to === null) shown.push({ ...named(entry), to: null })
    else if (links < MAX_HEADER_LINKS)
      shown.push({ ...named(entry), to: entry.to, ...(links >= ALWAYS_IN_HEADER && { only_wide: true as const }) })
    if (entry.to !== null) links += 1
  }
  return shown
}

const slugOf = ({ to }: EditedEntry) => decodeURIComponent(/[^/]+$/.exec(to ?? '')?.[0] ?? '')

/** Marks a link of the help column that repeats one of the header. */
function inFooter(link: MenuLink, index: number): ShownMenus['footer'][number]['links'][number] {
  if (index >= MAX_HEADER_LINKS) return link
  return { ...link, in_header: index < ALWAYS_IN_HEADER ? 'always' : 'wide' }
}

type ShownLink = Pick<EditedLink, 'kind' | 'label' | 'title'> & Pick<TranslatedEntry, 'isTranslated'>

/** Returns the title of an entry. Titles of built-in screens are texts of the interface. */
function named({ kind, label, title, isTranslated }: ShownLink): Pick<MenuLink, 'title' | 'own'> {
  const isOwn = label !== '' || kind === 'collection' || kind === 'page'
  return { title: label || title, ...(isOwn && !isTranslated && { own: true as const }) }
}
