import { useEffect, useSyncExternalStore } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { call } from '../../../../lib/api-client.ts'
import { browserTransport } from '../../../core/auth/browser-transport.ts'
import { setFilledStaffSlots } from '../../../core/extensions/slots/filled-staff-slots.ts'
import { setFurtherLanguages } from '../../../core/translations/further-languages.ts'
import { pollWhileVisible } from '../../../ui/poll-while-visible.ts'
import { getWaiting, type Waiting } from './waiting.contract.ts'

let waiting: Waiting | undefined
const listeners = new Set<() => void>()

/** Loads the counts. On failure the previous ones stay. */
export async function refreshWaiting(): Promise<void> {
  const counted = await call(browserTransport, getWaiting, {}).catch(() => undefined)
  if (!counted) return
  waiting = counted
  setFilledStaffSlots(counted.extension_slots)
  setFurtherLanguages(counted.languages)
  for (const listener of listeners) listener()
}

/** Returns the counts for staff; undefined until loaded. */
export const useWaiting = (): Waiting | undefined =>
  useSyncExternalStore(
    listen,
    () => waiting,
    () => undefined,
  )

/** Refreshes the counts for staff, periodically and after each save. */
export function useWaitingRefresh(isStaff: boolean): void {
  const navigation = useNavigation()
  const isSaving = [navigation, ...useFetchers()].some(({ formMethod = 'GET' }) => formMethod !== 'GET')
  useEffect(() => {
    if (!isStaff || isSaving) return
    void refreshWaiting()
    return pollWhileVisible(refreshWaiting)
  }, [isStaff, isSaving])
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
