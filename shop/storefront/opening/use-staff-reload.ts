import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useUser } from '../../core/auth/session.ts'

/**
 * Reloads the data of a hidden page once the browser knows that the user is staff. Documents are rendered for
 * visitors, without drafts, and without content before the opening. @returns true while the reload is pending
 */
export function useStaffReload(isHidden: boolean): boolean {
  const isStaff = useUser()?.is_staff === true
  const { key } = useLocation()
  const { state, revalidate } = useRevalidator()
  const [requestedKey, setRequestedKey] = useState<string>()
  const needsReload = isStaff && isHidden && requestedKey !== key
  useEffect(() => {
    if (!needsReload) return
    setRequestedKey(key)
    void revalidate()
  }, [needsReload, key, revalidate])
  return needsReload || (isStaff && isHidden && state === 'loading')
}
