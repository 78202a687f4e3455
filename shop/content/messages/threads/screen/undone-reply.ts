import { useEffect, useRef } from 'react'
import { customerNow } from '../../../../core/auth/session.ts'

/** Texts of undone answers by message and staff member, until the form of that message takes them. */
const words = new Map<string, string>()
const forms = new Set<() => void>()

const keyOf = (message: number | string) => `${message} ${customerNow()?.id}`

/** Keeps the text of an undone answer for the form in which it was written. */
export function storeUndoneReply(message: number | string, body: string): void {
  words.set(keyOf(message), body)
  for (const take of forms) take()
}

/** Restores the text of an undone answer into the form of its message, now or when the form opens. */
export function useUndoneReply(message: number, putBack: (body: string) => void): void {
  const latest = useRef(putBack)
  useEffect(() => {
    latest.current = putBack
  })
  useEffect(() => {
    const take = () => {
      const body = words.get(keyOf(message))
      words.delete(keyOf(message))
      if (body !== undefined) latest.current(body)
    }
    take()
    forms.add(take)
    return () => void forms.delete(take)
  }, [message])
}
