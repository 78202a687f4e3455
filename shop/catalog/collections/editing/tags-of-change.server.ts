import { SEARCH } from '../../products/read/catalogue-tags.server.ts'
import {
  COLLECTIONS,
  collectionTags,
  FEATURED,
  MENU,
  TOP,
} from '../../products/read/collection-list/collection-tags.ts'

/** The properties of a collection that are visible outside its own page. */
interface Seen {
  id: number
  slug: string
  title: string
  parent_id: number | null
  rule: string | null
  state: string
  in_menu: boolean
  leads_home: boolean
}

/**
 * Returns the cache tags of a collection change, the same as those of the database notice (migration 042). Invalidates
 * at once, without waiting for the notice.
 * @param inside the ids of all descendants; their visibility depends on it
 */
export function tagsOfChange(old: Seen | undefined, now: Seen | undefined, inside: readonly number[]): string[] {
  const rows = [old, now].flatMap((one) => one ?? [])
  const [first = undefined, last = first] = rows
  const changesPlacement = rows.length < 2 || first?.state !== last?.state || first?.parent_id !== last?.parent_id
  const isRenamed = first?.slug !== last?.slug || first?.title !== last?.title || first?.in_menu !== last?.in_menu
  const changesSearch = changesPlacement || first?.title !== last?.title || first?.rule !== last?.rule
  const mayBeInMenu = rows.some(({ in_menu }) => in_menu) || inside.length > 0
  return [
    ...collectionTags(rows.flatMap(({ id, parent_id }) => [id, parent_id ?? TOP])),
    ...(changesPlacement ? collectionTags(inside) : []),
    ...(changesPlacement || first?.slug !== last?.slug ? [COLLECTIONS] : []),
    ...(old && changesSearch ? [SEARCH] : []),
    ...(rows.some(({ leads_home }) => leads_home) ? [FEATURED] : []),
    ...(mayBeInMenu && (changesPlacement || isRenamed) ? [MENU] : []),
  ]
}

/** Returns the cache tags when a collection swaps places with a sibling. */
export const tagsOfMove = ({ id, parent_id, in_menu }: Seen): string[] => [
  ...collectionTags([id, parent_id ?? TOP]),
  ...(in_menu ? [MENU] : []),
]
