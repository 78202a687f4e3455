import { useEffect, useRef } from 'react'
import { deleteDraft, type Editing, storeDraft } from './stored-draft.ts'

/** Stores the draft in this browser, and deletes it when all changes were undone. */
export function useStoredDraft(staff: number, editing: Editing, isChanged: boolean): void {
  const wasChanged = useRef(false)
  useEffect(() => {
    if (isChanged) storeDraft(staff, editing)
    else if (wasChanged.current) void deleteDraft(staff, editing.product?.id)
    wasChanged.current = isChanged
  }, [staff, editing, isChanged])
}
