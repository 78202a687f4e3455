import { texts } from '#texts/admin/translations'
import { CallFailed } from '../../../lib/api-client.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../lib/forms/form-errors.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'

/** A text with its translation, as the form edits it. */
export interface FormText {
  /** The field of a record, or the original of a short text. */
  id: string
  label: string
  source: string
  value: string
  isOutdated: boolean
  hint?: string | undefined
  max: number
  /** Undefined for a single line. */
  rows?: number | undefined
}

/** A translation that staff changed. */
interface TypedChange {
  id: string
  seen: string
  value: string
}

/** The result of saving a form of translations. */
export type TranslationAnswer =
  | { saved: readonly FormText[] }
  /** `theirs` are the stored texts after someone else has changed one of them. */
  | { errors: FieldErrors; theirs?: readonly FormText[] }

interface Field extends TypedChange {
  /** The name in the form. */
  name: string
  opened: string
}

/** Reads all fields of the form. Browsers send line breaks as CRLF. */
function readFields(form: FormData): Field[] {
  const read = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n')
  return [...form.keys()]
    .filter((key) => key.startsWith('id.'))
    .map((key) => key.slice('id.'.length))
    .map((name) => ({
      name,
      id: read(`id.${name}`),
      value: read(name).trim(),
      seen: read(`seen.${name}`),
      opened: read(`opened.${name}`),
    }))
}

interface Saving {
  form: FormData
  save: (changes: TypedChange[]) => Promise<unknown>
  /** Reads the stored texts again. */
  load: () => Promise<readonly FormText[]>
}

/**
 * Saves the translations that were changed in the form, or confirmed. After a conflict, the changes of someone else are
 * shown at their fields, and the next save replaces them.
 */
export async function saveChanges({ form, save, load }: Saving): Promise<TranslationAnswer> {
  const fields = readFields(form)
  const changed = fields.filter(({ name, value, opened }) => value !== opened || form.has(`fits.${name}`))
  try {
    if (changed.length > 0) await save(changed.map(({ id, seen, value }) => ({ id, seen, value })))
    toast({ kind: 'success', text: changed.length > 0 ? texts.saved : texts.nothingChanged })
    return { saved: await load() }
  } catch (error) {
    const isConflict = error instanceof CallFailed && error.status === 409
    if (isConflict) {
      const theirs = await load()
      const errors = conflictsOf(changed, theirs)
      if (Object.keys(errors).length === 0) toastApiError(error)
      return { errors, theirs }
    }
    toastApiError(error)
    const errors: FieldErrors = error instanceof CallFailed ? fieldErrorsOf(error) : {}
    const nameOf = new Map(fields.map(({ id, name }) => [id, name]))
    return { errors: Object.fromEntries(Object.entries(errors).map(([id, of]) => [nameOf.get(id) ?? id, of])) }
  }
}

function conflictsOf(changed: readonly Field[], theirs: readonly FormText[]): FieldErrors {
  const stored = new Map(theirs.map(({ id, value }) => [id, value]))
  return Object.fromEntries(
    changed.flatMap(({ id, name, seen }) => {
      const value = stored.get(id) ?? ''
      return value === seen ? [] : [[name, [value === '' ? texts.removedMeanwhile : texts.changedMeanwhile(value)]]]
    }),
  )
}
