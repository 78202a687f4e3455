import type { ChosenPicture } from '../../../ui/images/picker/chosen-picture.ts'
import { inTabStorage } from '../../../ui/storage/tab-storage.ts'

/** What was typed into the fields of a form, by their names; of a box that is ticked `on`, of one that is not an empty text. */
export type TypedFields = Readonly<Partial<Record<string, string>>>

/** What a form held when the session of whoever typed it ended. */
export interface FormDraft {
  /** The customer's id. */
  owner: number
  /** Which form it was: one name for each thing that can be written. */
  form: string
  /** The path of the screen on which it stood. */
  path: string
  typed: TypedFields
  /** Whether a picture was chosen, too. */
  hasPicture?: boolean
}

const STORED = 'form_drafts'

let drafts: readonly FormDraft[] | undefined

/** The pictures of drafts: in this page alone, never in the browser's storage, and one for each draft. */
const pictures = new WeakMap<FormDraft, ChosenPicture>()

/** The drafts of this page and, after a reload, of this tab. */
function allDrafts(): readonly FormDraft[] {
  // Only the page itself writes there, so what is found is what it kept.
  drafts ??= JSON.parse(inTabStorage((storage) => storage.getItem(STORED)) ?? '[]') as FormDraft[]
  return drafts
}

function write(next: readonly FormDraft[], isStored: boolean): void {
  drafts = next
  inTabStorage((storage) =>
    isStored && next.length > 0 ? storage.setItem(STORED, JSON.stringify(next)) : storage.removeItem(STORED),
  )
}

/**
 * Keeps what a form holds until its owner has sent it or logs out in this tab.
 * @param isStored whether it also outlives this page, as a login with an identity provider's script in a document of its own needs
 */
export function keepFormDraft(draft: FormDraft, isStored: boolean, picture?: ChosenPicture): void {
  if (picture) pictures.set(draft, picture)
  const others = allDrafts().filter(({ owner, form }) => owner !== draft.owner || form !== draft.form)
  write([...others, draft], isStored)
}

/** Returns what its owner had typed into a form; undefined when that is nothing. */
export function readFormDraft(form: string, owner: number): FormDraft | undefined {
  return allDrafts().find((one) => one.owner === owner && one.form === form)
}

/** Returns the picture that was chosen in a draft; undefined for none, and once another document was loaded. */
export const pictureOfDraft = (draft: FormDraft): ChosenPicture | undefined => pictures.get(draft)

/** Tells whether something waits in a form of a screen, whosever it is. */
export const hasFormDraft = (path: string): boolean => allDrafts().some((one) => one.path === path)

/** Forgets what was typed into a form: it was sent, or its owner begins anew. */
export function forgetFormDraft(form: string, owner: number): void {
  const rest = allDrafts().filter((one) => one.owner !== owner || one.form !== form)
  if (rest.length < allDrafts().length) write(rest, true)
}

/** Forgets what anybody but the one who is logged in now has typed. */
export function forgetDraftsOfOthers(owner: number): void {
  const own = allDrafts().filter((one) => one.owner === owner)
  if (own.length < allDrafts().length) write(own, true)
}

/** Forgets all of it: whoever typed it has logged out here. */
export const forgetFormDrafts = (): void => write([], false)
