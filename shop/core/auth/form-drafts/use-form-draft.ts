import { useEffect, useMemo, useState } from 'react'
import type { ChosenPicture } from '../../../ui/images/picker/chosen-picture.ts'
import type { User } from '../session.contract.ts'
import { useUser, wasSessionRefused } from '../session.ts'
import {
  forgetDraftsOfOthers,
  forgetFormDraft,
  pictureOfDraft,
  readFormDraft,
  type TypedFields,
} from './form-drafts.ts'

const NOTHING: TypedFields = {}

/** State of a form with a restorable draft. */
export interface DraftedForm {
  form: string
  /** The current customer or, after the server ended the session, the previous one; null for a visitor. */
  customer: User | null
  /** Whether the server ended the session while the form was open. */
  hasEnded: boolean
  /** The restored entries; empty if there are none. */
  typed: TypedFields
  isRestored: boolean
  /** The restored picture. */
  picture: ChosenPicture | undefined
  /** A picture was chosen before but is lost. */
  lacksPicture: boolean
  /** The `key` of the form, which changes when the form must be reset. */
  key: string
  /** Discards the restored entries and resets the form. */
  reset: () => void
}

/**
 * Keeps a customer's entries beyond the end of their session, together with `FormDraftNotice` in the form. Only the
 * same customer sees them after the next login, in any tab. A logout removes them.
 * @param form a unique name of the edited thing, such as `review-7`
 */
export function useFormDraft(form: string): DraftedForm {
  const { customer, times: turn } = useFormOwner()
  const [begun, setBegun] = useState(0)
  const owner = customer?.id
  // Read again only for another form or owner. While the form is open, its fields are newer than the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `begun` counts how often it was forgotten
  const draft = useMemo(() => (owner === undefined ? undefined : readFormDraft(form, owner)), [form, owner, begun])
  useEffect(() => {
    if (owner !== undefined) forgetDraftsOfOthers(owner)
  }, [owner])
  const reset = () => {
    if (owner !== undefined) forgetFormDraft(form, owner)
    setBegun(begun + 1)
  }
  const picture = draft && pictureOfDraft(draft)
  return {
    form,
    customer,
    hasEnded: useUser() === null && customer !== null,
    typed: draft?.typed ?? NOTHING,
    isRestored: draft !== undefined,
    picture,
    lacksPicture: draft?.hasPicture === true && !picture,
    key: `${turn} ${begun} ${draft ? 'restored' : 'new'}`,
    reset,
  }
}

/**
 * Returns the owner of the entries on a screen that visitors use too, and a counter of owner changes, after which
 * earlier entries must not be shown. A visitor's entries belong to the customer who then logs in.
 */
export function useFormOwner(): { customer: User | null; times: number } {
  const user = useUser()
  const [last, setLast] = useState(user)
  const [times, setTimes] = useState(0)
  const customer = user ?? (wasSessionRefused() ? last : null)
  if (customer !== last) {
    setLast(customer)
    if (last && customer?.id !== last.id) setTimes(times + 1)
  }
  return { customer, times }
}

/** Returns the last response of a form that visitors use too; undefined after the owner has changed. */
export function useOwnAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { times } = useFormOwner()
  const [last, setLast] = useState({ answer, times })
  if (answer !== last.answer) setLast({ answer, times })
  return answer === last.answer && times !== last.times ? undefined : answer
}
