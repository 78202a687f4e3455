import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../../lib/api-client.ts'
import { browserTransport } from '../../../core/auth/browser-transport.ts'
import { refreshWaiting } from '../waiting/use-waiting.ts'
import { getNotifications, markNotificationsSeen, type Notification } from './notifications.contract.ts'

/**
 * Loads the notifications once and marks them as seen.
 * @returns `found` is undefined while they load and null if that failed; `retry` loads them again
 */
export function useNotifications(): { found: readonly Notification[] | null | undefined; retry: () => void } {
  const [found, setFound] = useState<readonly Notification[] | null>()
  const load = useCallback(async () => {
    setFound(undefined)
    const loaded = await call(browserTransport, getNotifications, {}).catch(() => undefined)
    setFound(loaded?.notifications ?? null)
    // The newest is the first.
    const [newest] = loaded?.notifications ?? []
    if (!newest?.is_new) return
    await call(browserTransport, markNotificationsSeen, { body: { until: newest.at } }).catch(() => undefined)
    await refreshWaiting()
  }, [])
  useEffect(() => {
    void load()
  }, [load])
  return { found, retry: () => void load() }
}
