import { flushSync } from 'react-dom'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'

/** Returns where the field of a name stands in a form, or the part that holds it folded away; undefined when the form has none. */
export const placeOf = (form: HTMLElement, name: string): HTMLElement | undefined =>
  fieldOf(form, name) ??
  [...form.querySelectorAll<HTMLElement>('[data-holds]')].find(({ dataset }) => name.startsWith(`${dataset.holds}[`))

/** Moves the focus to the field of a name, which is unfolded before where that is needed. */
export function focusField(form: HTMLElement, name: string, unfold: ((field: string) => void) | undefined): void {
  const control = controlOf(form, name)
  control?.focus()
  if (control || !unfold) return
  // React flushes nothing while it runs effects, and this may be one.
  queueMicrotask(() => {
    flushSync(() => unfold(name))
    controlOf(form, name)?.focus()
  })
}

/** Returns the name of the wrong field that stands first in a form; undefined when none of them is in it. */
export function firstWrong(form: HTMLElement, errors: FieldErrors): string | undefined {
  const placed = Object.keys(errors).flatMap((name) => {
    const place = placeOf(form, name)
    return place ? [{ name, place }] : []
  })
  return placed.toSorted((one, other) => inOrder(one.place, other.place))[0]?.name
}

/** Compares where two elements stand. A field is before those inside of it, and what a part holds stays as it is. */
const inOrder = (one: Element, other: Element) =>
  one === other ? 0 : one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

const fieldOf = (form: HTMLElement, name: string) =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`) ?? undefined

/** The control of a field that can be seen. The input of a picture is out of sight once there is one: what can be done about it is in its place. */
function controlOf(form: HTMLElement, name: string): HTMLElement | undefined {
  const field = fieldOf(form, name)
  const all = ['[aria-invalid="true"]', 'input, select, textarea, button'].flatMap((kind) => [
    ...(field?.querySelectorAll<HTMLElement>(kind) ?? []),
  ])
  return all.find((control) => control.checkVisibility())
}
