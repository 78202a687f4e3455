import { lazy, Suspense } from 'react'
import { useFilledStaffSlots } from './filled-staff-slots.ts'
import type { StaffSlotName } from './staff-slots.contract.ts'

/** Loaded only if an extension fills the slot. */
const LoadedStaffSlot = lazy(() => import('./loaded-staff-slot.tsx'))

interface StaffSlotProps {
  slot: StaffSlotName
  /** Of the order, product or customer. */
  id?: number
}

/** The contents of extensions on a page of the admin; nothing without an extension. */
export function StaffSlot({ slot, id }: StaffSlotProps) {
  if (!useFilledStaffSlots().includes(slot)) return null
  return (
    <Suspense>
      <LoadedStaffSlot key={`${slot} ${id}`} slot={slot} id={id} />
    </Suspense>
  )
}
