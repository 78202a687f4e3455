import type { TypedFields } from './form-drafts.ts'

/** Fields that are never stored: secrets, fields of the page itself, and types that cannot be stored. */
const NOT_TYPED = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image', 'radio']

/** Returns the entries of a form. */
export function readTypedFields(form: HTMLFormElement): TypedFields {
  const typed: Partial<Record<string, string>> = {}
  for (const field of form.elements) {
    if (!isField(field) || field.name === '' || NOT_TYPED.includes(field.type)) continue
    const isOff = field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked
    typed[field.name] = isOff ? '' : field.value
  }
  return typed
}

const isField = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
