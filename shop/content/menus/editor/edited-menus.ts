import {
  type EditedEntry,
  type EditedLink,
  type EditedMenus,
  LINK_KINDS,
  MAX_COLUMNS,
  MAX_ENTRIES,
  MAX_LINKS,
  MENU_NAMES,
  type MenuKind,
  type MenuName,
} from '../edit-menus.contract.ts'

/** An entry in the editor. Its key stays the same while it moves. */
export interface Entry extends EditedLink {
  key: number
  links: Entry[]
}

export type Menus = Record<MenuName, Entry[]>

/** A list of entries: that of a menu, or of one of its entries. */
export interface ListPlace {
  menu: MenuName
  /** The key of the entry above; null for the menu itself. */
  above: number | null
}

/** The place of an entry in its list. */
export interface EntryPlace extends ListPlace {
  index: number
}

let lastKey = 0

/** Returns an entry of the API, or a new one, with keys. */
export const withKeys = (entry: EditedLink & { links?: readonly EditedLink[] }): Entry => ({
  ...entry,
  key: ++lastKey,
  links: (entry.links ?? []).map((link) => withKeys(link)),
})

/** Returns the menus of the API for the editor. */
export const editableMenus = ({ shop, header, footer }: EditedMenus): Menus => ({
  shop: shop.map((entry) => withKeys(entry as EditedEntry)),
  header: header.map((entry) => withKeys(entry as EditedEntry)),
  footer: footer.map((entry) => withKeys(entry as EditedEntry)),
})

/** Returns whether two states store the same. Derived fields, such as titles of targets, do not count. */
export const areSame = (menus: Menus, others: Menus): boolean => storedIn(menus) === storedIn(others)

const storedIn = (menus: Menus) =>
  JSON.stringify(MENU_NAMES.map((menu) => menus[menu].map((entry) => [storedOf(entry), entry.links.map(storedOf)])))
// A deleted target is stored with its last title.
const storedOf = ({ kind, target, label, title, state }: Entry) => [kind, target, label, state === 'deleted' && title]

/** Returns the menus as the body of a save. */
export function menusBody(menus: Menus) {
  const form = ({ kind, target, label, title }: Entry) => ({
    ...{ kind, target, label },
    // The target may be deleted before the menus are saved.
    ...((kind === 'collection' || kind === 'page') && { title }),
  })
  const list = (entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...form(entry), links: entry.links.map((link) => form(link)) }))
  return { shop: list(menus.shop), header: list(menus.header), footer: list(menus.footer) }
}

/** Returns the entries of a list. */
export const entriesAt = (menus: Menus, { menu, above }: ListPlace): readonly Entry[] =>
  above === null ? menus[menu] : (menus[menu].find(({ key }) => key === above)?.links ?? [])

/** Returns where an entry is; undefined if it was removed. */
export function placeOf(menus: Menus, key: number): EntryPlace | undefined {
  for (const menu of MENU_NAMES)
    for (const [index, entry] of menus[menu].entries()) {
      if (entry.key === key) return { menu, above: null, index }
      const within = entry.links.findIndex((link) => link.key === key)
      if (within >= 0) return { menu, above: entry.key, index: within }
    }
  return undefined
}

function changed(menus: Menus, at: ListPlace, change: (entries: readonly Entry[]) => Entry[]): Menus {
  const entries =
    at.above === null
      ? change(menus[at.menu])
      : menus[at.menu].map((entry) => (entry.key === at.above ? { ...entry, links: change(entry.links) } : entry))
  return { ...menus, [at.menu]: entries }
}

/** Inserts an entry, or moves it there. Its index counts the other entries of the list. */
export function placed(menus: Menus, entry: Entry, to: EntryPlace): Menus {
  return changed(removed(menus, entry.key), to, (entries) => entries.toSpliced(to.index, 0, entry))
}

export function removed(menus: Menus, key: number): Menus {
  const at = placeOf(menus, key)
  return at ? changed(menus, at, (entries) => entries.filter((entry) => entry.key !== key)) : menus
}

const isLink = (kind: MenuKind) => (LINK_KINDS as readonly MenuKind[]).includes(kind)

/**
 * Returns whether an entry may be in a list: one level of nesting, only columns in the footer, no links in the column
 * that follows the shop menu, and the limit of the list.
 */
export function mayBeAt(menus: Menus, entry: Pick<Entry, 'kind' | 'links'> & { key?: number }, to: ListPlace): boolean {
  const entries = entriesAt(menus, to)
  // A list can be longer than its limit; its own entries stay.
  const isFurther = entries.every(({ key }) => key !== entry.key)
  const isColumn = to.menu === 'footer' && to.above === null
  const most = isColumn ? MAX_COLUMNS : to.above === null ? MAX_ENTRIES : MAX_LINKS
  if ((isFurther && entries.length >= most) || to.above === entry.key) return false
  const above = menus[to.menu].find(({ key }) => key === to.above)
  if (above?.kind === 'collections') return false
  if (to.above !== null) return isLink(entry.kind) && entry.links.length === 0 && to.menu !== 'header'
  if (isColumn) return !isLink(entry.kind) && entry.kind !== 'shop'
  if (to.menu === 'header') return (isLink(entry.kind) && entry.links.length === 0) || entry.kind === 'shop'
  return isLink(entry.kind) || (entry.kind === 'heading' && to.menu === 'shop')
}

/** Returns whether every shop has this entry, which cannot be removed. */
export const isRequired = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === 'shop' || kind === 'help'

/** Returns the shown name of an entry. */
export const nameOf = ({ label, title }: Pick<Entry, 'label' | 'title'>): string => label || title
