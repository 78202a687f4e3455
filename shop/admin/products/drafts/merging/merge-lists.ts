interface Saved {
  key: string
  saved?: { id: number }
}

interface Lists<T> {
  /** As both found it. */
  start: readonly T[]
  mine: readonly T[]
  theirs: readonly T[]
}

/**
 * Merges two lists into one: what either added is there, what either removed is gone, and the order is mine unless only they changed it. What both
 * have is made one by `both`.
 */
export function mergeLists<T extends Saved>(
  { start, mine, theirs }: Lists<T>,
  both: (start: T, mine: T, theirs: T) => T,
): readonly T[] {
  const inTheirs = byId(theirs)
  const inStart = byId(start)
  const kept = mine.flatMap((item) => {
    const other = inTheirs.get(idOf(item))
    const before = inStart.get(idOf(item))
    if (item.saved === undefined) return item
    return other && before ? both(before, item, other) : []
  })
  const added = theirs.filter((item) => !inStart.has(idOf(item)))
  const all = [...kept, ...added]
  return orderOf(mine, theirs) === orderOf(start, theirs) ? inOrderOf(theirs, all) : all
}

const idOf = ({ saved }: Saved) => saved?.id
const byId = <T extends Saved>(list: readonly T[]) => new Map(list.map((item) => [idOf(item), item]))

/** The order of what both lists have. */
function orderOf(list: readonly Saved[], other: readonly Saved[]): string {
  const common = byId(other)
  return list
    .map(idOf)
    .filter((id) => id !== undefined && common.has(id))
    .join()
}

/** What is new stays behind. */
function inOrderOf<T extends Saved>(order: readonly T[], list: readonly T[]): readonly T[] {
  const places = new Map(order.map((item, place) => [idOf(item), place]))
  const placeOf = (item: T) => (item.saved ? (places.get(item.saved.id) ?? order.length) : order.length)
  return list.toSorted((one, other) => placeOf(one) - placeOf(other))
}
