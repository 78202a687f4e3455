import { useEffect, useRef } from 'react'
import { type Editing, forgetDraft, keepDraft } from './kept-draft.ts'

/** Stores the draft in this browser, and deletes it when all changes were undone. */
export function useKeptDraft(staff: number, editing: Editing, isChanged: boolean): void {
  const wasChanged = useRef(false)
  useEffect(() => {
    if (isChanged) keepDraft(staff, editing)
    else if (wasChanged.current) void forgetDraft(staff, editing.product?.id)
    wasChanged.current = isChanged
  }, [staff, editing, isChanged])
}
