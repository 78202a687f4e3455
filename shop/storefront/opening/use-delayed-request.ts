import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useUser } from '../../core/auth/session.ts'

/**
 * Asks once more for a screen that could not be shown, as soon as this browser knows that staff look: a document is made for visitors, who are told
 * nothing of drafts, nor of a shop that is not open yet. @returns whether the answer is still awaited
 */
export function useDelayedRequest(isHidden: boolean): boolean {
  const isStaff = useUser()?.is_staff === true
  const { key } = useLocation()
  const { state, revalidate } = useRevalidator()
  const [asked, setAsked] = useState<string>()
  const isWanted = isStaff && isHidden && asked !== key
  useEffect(() => {
    if (!isWanted) return
    setAsked(key)
    void revalidate()
  }, [isWanted, key, revalidate])
  return isWanted || (isStaff && isHidden && state === 'loading')
}
