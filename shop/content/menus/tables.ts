import type { Generated } from 'kysely'
import type { MenuKind, MenuName } from './edit-menus.contract.ts'

/** One entry of a menu. Nested entries and the links of a footer column have a parent. */
export interface MenuEntryTable {
  id: Generated<number>
  menu: MenuName
  parent_id: number | null
  position: number
  kind: MenuKind
  /** Null for other kinds, and after the collection was deleted. */
  collection_id: number | null
  /** Null for other kinds, and after the page was deleted. */
  page_id: number | null
  /** The built-in screen, the address of a link, or the last title of a deleted target. */
  target: string
  /** Empty: the title of the target. */
  label: string
}

/** The menus of the storefront. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    /** One row with the version of all menus. */
    menus: { id: number; version: number }
    menu_entries: MenuEntryTable
  }
}
