import { useCallback, useState } from 'react'

/** The selected items of a list by id, also those of other pages, as they were when selected. */
export type Selected<Item> = ReadonlyMap<number, Item>

export interface Selection<Item> {
  selected: Selected<Item>
  /** Selects items, or removes them from the selection. */
  tick: (items: readonly Item[], isTicked: boolean) => void
  clear: () => void
}

/** Holds the selection of a list. */
export function useSelection<Item extends { id: number }>(): Selection<Item> {
  const [selected, select] = useState<Selected<Item>>(new Map())
  const clear = useCallback(() => select(new Map()), [])
  function tick(items: readonly Item[], isTicked: boolean) {
    const next = new Map(selected)
    for (const item of items) {
      if (isTicked) next.set(item.id, item)
      else next.delete(item.id)
    }
    select(next)
  }
  return { selected, tick, clear }
}
