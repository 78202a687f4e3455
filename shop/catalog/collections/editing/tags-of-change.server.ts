import { SEARCH } from '../../products/read/catalogue-tags.server.ts'
import {
  COLLECTIONS,
  collectionTags,
  FEATURED,
  MENU,
  TOP,
} from '../../products/read/collection-list/collection-tags.ts'

/** What stands of a collection in places other than its own page. */
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
 * Returns what a change of a collection changes, as the database tells everybody (migration 042): whoever made it sees it with their next look,
 * whenever that notice arrives.
 * @param inside the ids of all that is inside of it, which is seen or not with it
 */
export function tagsOfChange(old: Seen | undefined, now: Seen | undefined, inside: readonly number[]): string[] {
  const rows = [old, now].flatMap((one) => one ?? [])
  const [first = undefined, last = first] = rows
  const isElsewhere = rows.length < 2 || first?.state !== last?.state || first?.parent_id !== last?.parent_id
  const isRenamed = first?.slug !== last?.slug || first?.title !== last?.title || first?.in_menu !== last?.in_menu
  const isFoundOtherwise = isElsewhere || first?.title !== last?.title || first?.rule !== last?.rule
  const mayBeInMenu = rows.some(({ in_menu }) => in_menu) || inside.length > 0
  return [
    ...collectionTags(rows.flatMap(({ id, parent_id }) => [id, parent_id ?? TOP])),
    ...(isElsewhere ? collectionTags(inside) : []),
    ...(isElsewhere || first?.slug !== last?.slug ? [COLLECTIONS] : []),
    ...(old && isFoundOtherwise ? [SEARCH] : []),
    ...(rows.some(({ leads_home }) => leads_home) ? [FEATURED] : []),
    ...(mayBeInMenu && (isElsewhere || isRenamed) ? [MENU] : []),
  ]
}

/** Returns the same for one that has changed places with its neighbour. */
export const tagsOfMove = ({ id, parent_id, in_menu }: Seen): string[] => [
  ...collectionTags([id, parent_id ?? TOP]),
  ...(in_menu ? [MENU] : []),
]
