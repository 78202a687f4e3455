import type { ChosenPicture } from '../../../ui/images/picker/chosen-picture.ts'
import { inTabStorage } from '../../../ui/storage/tab-storage.ts'

/** Entries of a form by field name: `on` for checked boxes, otherwise non-empty texts. */
export type TypedFields = Readonly<Partial<Record<string, string>>>

/** The entries of a form when the session ended. */
export interface FormDraft {
  /** The customer's id. */
  owner: number
  /** The name of the form, unique per editable thing. */
  form: string
  /** The path of the form's screen. */
  path: string
  typed: TypedFields
  /** Whether a picture was chosen. */
  hasPicture?: boolean
}

const STORED = 'form_drafts'

let drafts: readonly FormDraft[] | undefined

/** Pictures of drafts, only in memory, one per draft. */
const pictures = new WeakMap<FormDraft, ChosenPicture>()

/** Returns the drafts of this page and, after a reload, of this tab. */
function allDrafts(): readonly FormDraft[] {
  // Only this page writes there, so the stored value is trusted.
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
 * Stores a draft until its owner submits it or logs out in this tab.
 * @param isStored also stores it in the tab's storage, because a login with an identity provider loads another
 * document
 */
export function storeFormDraft(draft: FormDraft, isStored: boolean, picture?: ChosenPicture): void {
  if (picture) pictures.set(draft, picture)
  const others = allDrafts().filter(({ owner, form }) => owner !== draft.owner || form !== draft.form)
  write([...others, draft], isStored)
}

/** Returns the owner's draft of a form; undefined if not found. */
export function readFormDraft(form: string, owner: number): FormDraft | undefined {
  return allDrafts().find((one) => one.owner === owner && one.form === form)
}

/** Returns the picture of a draft; undefined if none was chosen or another document was loaded. */
export const pictureOfDraft = (draft: FormDraft): ChosenPicture | undefined => pictures.get(draft)

/** Returns whether a screen has a draft of any owner. */
export const hasFormDraft = (path: string): boolean => allDrafts().some((one) => one.path === path)

/** Removes a draft after it was submitted or discarded. */
export function forgetFormDraft(form: string, owner: number): void {
  const rest = allDrafts().filter((one) => one.owner !== owner || one.form !== form)
  if (rest.length < allDrafts().length) write(rest, true)
}

/** Removes the drafts of all other customers. */
export function forgetDraftsOfOthers(owner: number): void {
  const own = allDrafts().filter((one) => one.owner === owner)
  if (own.length < allDrafts().length) write(own, true)
}

/** Removes all drafts after a logout. */
export const forgetFormDrafts = (): void => write([], false)
