import { useEffect, useRef, useState } from 'react'
import { texts } from '#texts/sales/cart'
import { type CartLine, lineLinkId } from './cart-line.ts'

type Leave = (line: CartLine, list: readonly CartLine[], how: 'removed' | 'moved') => void

/**
 * Keeps the keyboard focus when lines leave their list: it moves to the next line, otherwise to the previous one. In an
 * empty list it follows a moved line; the Undo button of a removed line takes the focus itself.
 * @param lines both lists as rendered
 * @returns a callback for a leaving line, and the announcement for screen readers
 */
export function useFocusAfterLeaving(lines: readonly CartLine[]): { leave: Leave; announcement: string } {
  const [announcement, setAnnouncement] = useState('')
  const followed = useRef<number>(undefined)
  // A leaving line stays in its list until the next render, and another may leave before that.
  const leaving = useRef<readonly CartLine[]>([])
  const removed = useRef<CartLine>(undefined)

  const leave: Leave = (line, list, how) => {
    const { item, product, variant } = line
    leaving.current = [...leaving.current, line]
    const isStaying = (one: CartLine) => !leaving.current.some((other) => isSamePlace(one, other))
    const place = list.findIndex((one) => one.variant.id === variant.id)
    const neighbour = list.slice(place + 1).find(isStaying) ?? list.slice(0, place).findLast(isStaying)
    followed.current = how === 'moved' && !neighbour ? variant.id : undefined
    if (neighbour) document.getElementById(lineLinkId(neighbour.variant.id))?.focus()
    const message =
      how === 'removed' ? texts.lineRemoved : item.saveForLater ? texts.lineBackInCart : texts.lineSavedForLater
    removed.current = how === 'removed' ? line : undefined
    setAnnouncement(message(product.title, variant.name))
  }

  useEffect(() => {
    const { current: gone } = removed
    const isBack = gone && !leaving.current.includes(gone) && lines.some((one) => isSamePlace(one, gone))
    // Undo makes the announcement obsolete.
    if (isBack) setAnnouncement('')
    leaving.current = leaving.current.filter((line) => lines.some((one) => isSamePlace(one, line)))
  }, [lines])

  // The moved line is rendered in its new list after the button that moved it has lost the focus.
  useEffect(() => {
    if (followed.current === undefined || document.activeElement !== document.body) return
    document.getElementById(lineLinkId(followed.current))?.focus()
    followed.current = undefined
  })
  return { leave, announcement }
}

const isSamePlace = (one: CartLine, other: CartLine) =>
  one.variant.id === other.variant.id && one.item.saveForLater === other.item.saveForLater
