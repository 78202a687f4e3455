import { useEffect, useRef } from 'react'
import { type Editing, forgetDraft, keepDraft } from './kept-draft.ts'

/** Keeps what is being written in this browser, and forgets it when every change was taken back. */
export function useKeptDraft(staff: number, editing: Editing, isChanged: boolean): void {
  const wasChanged = useRef(false)
  useEffect(() => {
    if (isChanged) keepDraft(staff, editing)
    else if (wasChanged.current) void forgetDraft(staff, editing.product?.id)
    wasChanged.current = isChanged
  }, [staff, editing, isChanged])
}
