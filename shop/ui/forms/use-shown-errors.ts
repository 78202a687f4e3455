import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { type FieldErrors, NO_ERRORS } from '../../../lib/forms/form-errors.ts'
import { afterPress } from '../after-press.ts'
import { firstWrong, focusField, placeOf } from './field-places.ts'
import type { FormRules } from './use-schema.ts'

interface Shown {
  errors: FieldErrors
  /** Whether they are what is left of those for which it was refused. */
  isRefused: boolean
  /** Whether they are the answer to a submit: then the focus goes to the first of them. */
  takeFocus: boolean
}

interface Checks {
  schema: FormRules
  check: (rules: z.ZodType, form: HTMLFormElement) => FieldErrors
  /** Unfolds the part in which the field of a name is. */
  unfold: ((field: string) => void) | undefined
  /** With which it is rendered: where no script runs there is no later. */
  first: FieldErrors | undefined
}

/** Returns what a form shows of its errors: a field's own when it is left, all of them after a submit, none at a field that is being changed. */
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
    const first = firstWrong(form.current, errors)
    if (first === undefined) form.current.querySelector<HTMLElement>('[data-general-errors]')?.focus()
    else goTo(first)
  }, [errors, takeFocus, form])

  const setAt = (name: string, texts: readonly string[] | undefined) =>
    setShown((before) => {
      const { [name]: _, ...others } = before.errors
      const next = texts ? { ...others, [name]: texts } : others
      return { errors: next, isRefused: before.isRefused && Object.keys(next).length > 0, takeFocus: false }
    })

  /** Checks anew what was refused, where its fields have other places and names by now. */
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
    // Another window in front (the mail with the code, say) is no leaving.
    if (!field || name === undefined || target === document.activeElement) return
    if (field.contains(relatedTarget)) return
    const isCommand = relatedTarget instanceof Element && relatedTarget.closest('a, button') !== null
    if (isCommand && !changed.current.has(name)) return
    const rules = navigator.onLine ? await schema.fetch().catch(() => undefined) : schema.now()
    const wrongNow = () => rules && check(rules, currentTarget)[name]
    // Somebody may be back at it by now.
    if (!wrongNow() || field.contains(document.activeElement)) return
    afterPress(() => {
      // What was pressed may have put something else in its place.
      const wrong = wrongNow()
      if (wrong) setAt(name, wrong)
    })
  }

  return { shown: errors, isRefused, goTo, checkAgain, show, onChange, onLeave }
}

/** Errors of fields that this form has not are general ones, so that none is lost. */
function withStrays(errors: FieldErrors, form: HTMLFormElement): FieldErrors {
  const strays = Object.entries(errors).filter(([name]) => name !== 'non_field_errors' && !placeOf(form, name))
  if (strays.length === 0) return errors
  const kept = Object.entries(errors).filter(([name]) => !strays.some(([stray]) => stray === name))
  const general = [...(errors.non_field_errors ?? []), ...strays.map(([name, texts]) => `${name}: ${texts.join(' ')}`)]
  return { ...Object.fromEntries(kept), non_field_errors: general }
}

function fieldAround(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
}
