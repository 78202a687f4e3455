import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { type FieldErrors, NO_ERRORS } from '../../../lib/forms/form-errors.ts'
import { labelled } from '../../../lib/texts/labelled.ts'
import { afterPress } from '../after-press.ts'
import { firstInvalid, focusField, placeOf } from './field-places.ts'
import type { FormRules } from './use-schema.ts'

interface Shown {
  errors: FieldErrors
  /** Whether the errors remain from a refused submit. */
  isRefused: boolean
  /** Whether the errors are the response to a submit; then the first one gets the focus. */
  takeFocus: boolean
}

interface Checks {
  schema: FormRules
  check: (rules: z.ZodType, form: HTMLFormElement) => FieldErrors
  /** Expands the section that contains a field. */
  unfold: ((field: string) => void) | undefined
  /** Errors of the first render, for browsers without JavaScript. */
  first: FieldErrors | undefined
}

/**
 * Manages the errors that a form shows: those of a field on blur, all after a submit, none while the field is edited.
 */
export function useShownErrors(form: RefObject<HTMLFormElement | null>, { schema, check, unfold, first }: Checks) {
  const [{ errors, isRefused, takeFocus }, setShown] = useState<Shown>({
    errors: first ?? NO_ERRORS,
    isRefused: false,
    takeFocus: false,
  })
  const changed = useRef(new Set<string>())

  const show = useCallback(
    (found: FieldErrors) => {
      const errors = form.current ? withStrays(found, form.current) : found
      setShown({ errors, isRefused: Object.keys(errors).length > 0, takeFocus: true })
    },
    [form],
  )

  const goTo = useCallback(
    (field: string) => {
      if (form.current) focusField(form.current, field, unfold)
    },
    [form, unfold],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same errors again take the focus again
  useEffect(() => {
    if (!takeFocus || !form.current) return
    const first = firstInvalid(form.current, errors)
    if (first === undefined) form.current.querySelector<HTMLElement>('[data-general-errors]')?.focus()
    else goTo(first)
  }, [errors, takeFocus, form])

  const setAt = (name: string, texts: readonly string[] | undefined) =>
    setShown((before) => {
      const { [name]: _, ...others } = before.errors
      const next = texts ? { ...others, [name]: texts } : others
      return { errors: next, isRefused: before.isRefused && Object.keys(next).length > 0, takeFocus: false }
    })

  /** Validates the refused fields again after they were reordered or renamed. */
  function checkAgain(): void {
    const rules = schema.now()
    if (!rules || !form.current || Object.keys(errors).length === 0) return
    const wrong = isRefused ? withStrays(check(rules, form.current), form.current) : NO_ERRORS
    setShown({ errors: wrong, isRefused: Object.keys(wrong).length > 0, takeFocus: false })
  }

  function onChange({ target }: React.FormEvent) {
    const name = fieldAround(target)?.dataset.field
    if (name === undefined) return
    changed.current.add(name)
    if (errors[name]) setAt(name, undefined)
  }

  async function onLeave({ target, relatedTarget, currentTarget }: React.FocusEvent<HTMLFormElement>) {
    const field = fieldAround(target)
    const name = field?.dataset.field
    // Switching to another window, for example to read a code, does not count as leaving the field.
    if (!field || name === undefined || target === document.activeElement) return
    if (field.contains(relatedTarget)) return
    const isCommand = relatedTarget instanceof Element && relatedTarget.closest('a, button') !== null
    if (isCommand && !changed.current.has(name)) return
    const rules = navigator.onLine ? await schema.fetch().catch(() => undefined) : schema.now()
    const currentErrors = () => rules && check(rules, currentTarget)[name]
    // The field may have the focus again.
    if (!currentErrors() || field.contains(document.activeElement)) return
    afterPress(() => {
      // The click may have changed the form.
      const wrong = currentErrors()
      if (wrong) setAt(name, wrong)
    })
  }

  return { shown: errors, isRefused, goTo, checkAgain, show, onChange, onLeave }
}

/** Shows errors of fields that the form does not have as general errors. */
function withStrays(errors: FieldErrors, form: HTMLFormElement): FieldErrors {
  const unplaced = Object.entries(errors).filter(([name]) => name !== 'non_field_errors' && !placeOf(form, name))
  if (unplaced.length === 0) return errors
  const placed = Object.entries(errors).filter(([name]) => !unplaced.some(([unplacedName]) => unplacedName === name))
  const general = [
    ...(errors.non_field_errors ?? []),
    ...unplaced.map(([name, texts]) => labelled(name, texts.join(' '))),
  ]
  return { ...Object.fromEntries(placed), non_field_errors: general }
}

function fieldAround(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
}
