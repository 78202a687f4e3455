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

/** What a form knows of what was typed into it before. */
export interface DraftedForm {
  form: string
  /** Whose form it is: who is logged in or, once the server has ended their session, who was; null for a visitor. */
  customer: User | null
  /** Whether the server has ended the customer's session while the form was on the screen. */
  hasEnded: boolean
  /** What they had typed when their session ended before, to begin with; empty when that is nothing. */
  typed: TypedFields
  isRestored: boolean
  /** The picture that they had chosen, to go on with. */
  picture: ChosenPicture | undefined
  /** They had chosen one that is not there any more. */
  lacksPicture: boolean
  /** The `key` of the form: another one whenever it has to begin anew. */
  key: string
  /** Forgets what was typed before and has the form begin anew. */
  beginAnew: () => void
}

/**
 * Keeps what a customer types into a form over the end of their session, together with the `FormDraftNotice` in it: whoever logs in again finds it there.
 * Nobody else does, in whichever tab they log in, and nobody sees it after a logout.
 * @param form a name for each thing that can be written, such as `review-7`
 */
export function useFormDraft(form: string): DraftedForm {
  const { customer, times: turn } = useFormOwner()
  const [begun, setBegun] = useState(0)
  const owner = customer?.id
  // Read again only for another form or owner: what is kept while this one stands is what stands in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `begun` counts how often it was forgotten
  const draft = useMemo(() => (owner === undefined ? undefined : readFormDraft(form, owner)), [form, owner, begun])
  useEffect(() => {
    if (owner !== undefined) forgetDraftsOfOthers(owner)
  }, [owner])
  const beginAnew = () => {
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
    beginAnew,
  }
}

/**
 * Returns whose words stand on a screen that visitors use too, and how often that has become somebody else: whatever was there before must not be shown then.
 * The words of a visitor are those of whoever logs in.
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

/** Returns what a form of a screen that visitors use too was answered last; undefined once it is about somebody else than who looks now. */
export function useOwnAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { times } = useFormOwner()
  const [last, setLast] = useState({ answer, times })
  if (answer !== last.answer) setLast({ answer, times })
  return answer === last.answer && times !== last.times ? undefined : answer
}
