import { useEffect, useRef } from 'react'
import { customerNow } from '../../../../core/auth/session.ts'

/** Words of answers that were taken back, by message and by who has taken them back, until the form of that message takes them. */
const words = new Map<string, string>()
const forms = new Set<() => void>()

const keyOf = (message: number | string) => `${message} ${customerNow()?.id}`

/** Keeps the words of an answer that was taken back, wherever that was done, for the form in which they were written. */
export function keepUndoneReply(message: number | string, body: string): void {
  words.set(keyOf(message), body)
  for (const take of forms) take()
}

/** Puts the words of an answer that was taken back into the form of its message: at once, or when that is opened. */
export function useTakenBack(message: number, putBack: (body: string) => void): void {
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
