import { lazy, Suspense } from 'react'
import type { OwnSlot } from '../../core/extensions/slots/own-slots.contract.ts'
import { useMenus } from './shop-menu.tsx'

/** Loaded only if an extension fills the slot. */
const LoadedSlot = lazy(() => import('../../core/extensions/slots/loaded-slot.tsx'))

interface OwnSlotProps {
  slot: OwnSlot
  /** For the slot `order`. */
  order?: number
  /** The slot is loaded again when this changes. */
  of?: string
}

/** The contents of extensions on a page that only the customer sees; nothing without an extension. */
export function OwnSlotContents({ slot, order, of = '' }: OwnSlotProps) {
  if (!useMenus()?.slots?.includes(slot)) return null
  return (
    <Suspense>
      <LoadedSlot key={of} slot={slot} order={order} />
    </Suspense>
  )
}
