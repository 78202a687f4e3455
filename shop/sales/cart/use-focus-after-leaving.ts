import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/sales/cart'
import { type CartLine, lineLinkId } from './cart-line.ts'

type Leave = (line: CartLine, list: readonly CartLine[], how: 'removed' | 'moved') => void

/**
 * Keeps the focus of who works by keyboard while lines leave their list: it goes to the next line, else to the one before. Of a list that
 * is empty then it follows a line that moved; a line that is removed offers its Undo, which takes the focus by itself.
 * @param lines both lists, as they are drawn
 * @returns what to call as a line leaves, and the sentence that says so to who cannot see it
 */
export function useFocusAfterLeaving(lines: readonly CartLine[]): { leave: Leave; said: string } {
  const [said, setSaid] = useState('')
  const followed = useRef<number>(undefined)
  // A line that was sent away stands in its list until the next drawing; who is quick sends the next one before.
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
    const say =
      how === 'removed' ? texts.lineRemoved : item.saveForLater ? texts.lineBackInCart : texts.lineSavedForLater
    removed.current = how === 'removed' ? line : undefined
    setSaid(say(product.title, variant.name))
  }

  useEffect(() => {
    const { current: gone } = removed
    const isBack = gone && !leaving.current.includes(gone) && lines.some((one) => isSamePlace(one, gone))
    // After Undo the sentence no longer applies.
    if (isBack) setSaid('')
    leaving.current = leaving.current.filter((line) => lines.some((one) => isSamePlace(one, line)))
  }, [lines])

  // The line stands in its new list only after the cart was drawn anew, which takes the focus from the button that moved it.
  useEffect(() => {
    if (followed.current === undefined || document.activeElement !== document.body) return
    document.getElementById(lineLinkId(followed.current))?.focus()
    followed.current = undefined
  })
  return { leave, said }
}

const isSamePlace = (one: CartLine, other: CartLine) =>
  one.variant.id === other.variant.id && one.item.saveForLater === other.item.saveForLater
