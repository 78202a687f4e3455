import { useEffect, useState } from 'react'
import { call } from '../../../../lib/api-client.ts'
import { browserTransport } from '../../auth/browser-transport.ts'
import ExtensionSlot from './extension-slot.tsx'
import type { SlotContent } from './slot-record.contract.ts'
import { getStaffSlot, type StaffSlotName } from './staff-slots.contract.ts'

/** Loads the contents of a slot of the admin. The page works without them. */
export default function LoadedStaffSlot({ slot, id }: { slot: StaffSlotName; id: number | undefined }) {
  const [contents, setContents] = useState<readonly SlotContent[]>([])
  useEffect(() => {
    let isCurrent = true
    call(browserTransport, getStaffSlot, { params: { slot }, query: id === undefined ? {} : { id } }).then(
      ({ contents }) => isCurrent && setContents(contents),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [slot, id])
  if (contents.length === 0) return null
  return (
    <div className="grid gap-4">
      <ExtensionSlot contents={contents} className="rounded-card border border-line bg-surface px-5 py-4" />
    </div>
  )
}
