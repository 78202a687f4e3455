import { useEffect, useState } from 'react'
import { call } from '../../../../lib/api-client.ts'
import { browserTransport } from '../../auth/browser-transport.ts'
import ExtensionSlot from './extension-slot.tsx'
import { getOwnSlot, type OwnSlot } from './own-slots.contract.ts'
import type { SlotContent } from './slot-record.contract.ts'

/** Loads the contents of a slot. The page works without them. */
export default function LoadedSlot({ slot, order }: { slot: OwnSlot; order: number | undefined }) {
  const [contents, setContents] = useState<readonly SlotContent[]>([])
  useEffect(() => {
    let isCurrent = true
    const query = order === undefined ? {} : { order: String(order) }
    call(browserTransport, getOwnSlot, { params: { slot }, query }).then(
      ({ contents }) => isCurrent && setContents(contents),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [slot, order])
  return <ExtensionSlot contents={contents} className="my-4" />
}
