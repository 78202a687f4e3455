import { flushSync } from 'react-dom'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'

/**
 * Returns the element of a field, or the collapsed section that contains it; undefined if the form has no such field.
 */
export const placeOf = (form: HTMLElement, name: string): HTMLElement | undefined =>
  fieldOf(form, name) ??
  [...form.querySelectorAll<HTMLElement>('[data-holds]')].find(({ dataset }) => name.startsWith(`${dataset.holds}[`))

/** Moves the focus to a field and expands its section if needed. */
export function focusField(form: HTMLElement, name: string, unfold: ((field: string) => void) | undefined): void {
  const control = controlOf(form, name)
  control?.focus()
  if (control || !unfold) return
  // React ignores `flushSync` inside effects, and this may run in one.
  queueMicrotask(() => {
    flushSync(() => unfold(name))
    controlOf(form, name)?.focus()
  })
}

/** Returns the name of the first invalid field in document order; undefined if the form contains none of them. */
export function firstInvalid(form: HTMLElement, errors: FieldErrors): string | undefined {
  const placed = Object.keys(errors).flatMap((name) => {
    const place = placeOf(form, name)
    return place ? [{ name, place }] : []
  })
  return placed.toSorted((one, other) => inOrder(one.place, other.place))[0]?.name
}

/**
 * Compares elements by document order. A field comes before its descendants; fields of one collapsed section keep
 * their order.
 */
const inOrder = (one: Element, other: Element) =>
  one === other ? 0 : one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

const fieldOf = (form: HTMLElement, name: string) =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`) ?? undefined

/** Returns the visible control of a field. The input of a chosen picture is hidden and replaced by its buttons. */
function controlOf(form: HTMLElement, name: string): HTMLElement | undefined {
  const field = fieldOf(form, name)
  const all = ['[aria-invalid="true"]', 'input, select, textarea, button'].flatMap((kind) => [
    ...(field?.querySelectorAll<HTMLElement>(kind) ?? []),
  ])
  return all.find((control) => control.checkVisibility())
}
