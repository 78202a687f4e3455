import { useSyncExternalStore } from 'react'
import type { StaffSlotName } from './staff-slots.contract.ts'

const NONE: readonly StaffSlotName[] = []
let filled = NONE
const listeners = new Set<() => void>()

/** Stores which slots of the admin extensions fill. The admin shell loads them with its counts. */
export function setFilledStaffSlots(slots: readonly StaffSlotName[] = NONE): void {
  if (slots.join() === filled.join()) return
  filled = slots
  for (const listener of listeners) listener()
}

/** Returns the filled slots; none until loaded. */
export const useFilledStaffSlots = (): readonly StaffSlotName[] =>
  useSyncExternalStore(
    listen,
    () => filled,
    () => NONE,
  )

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
