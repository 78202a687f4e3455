import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { checkForm } from '../../lib/forms/form-data.ts'
import { type FieldErrors, NO_ERRORS } from '../../lib/forms/form-errors.ts'
import { afterPress } from '../ui/after-press.ts'
import type { FormRules } from './use-schema.ts'

interface Shown {
  errors: FieldErrors
  /** Whether they are the answer to a submit: then the focus goes to the first of them. */
  takeFocus: boolean
}

/** Returns what a form shows of its errors: a field's own when it is left, all of them after a submit, none at a field that is being changed. */
export function useShownErrors(form: RefObject<HTMLFormElement | null>, schema: FormRules) {
  const [{ errors, takeFocus }, setShown] = useState<Shown>({ errors: NO_ERRORS, takeFocus: false })
  const changed = useRef(new Set<string>())

  const show = useCallback(
    (found: FieldErrors) =>
      setShown({ errors: form.current ? withStrays(found, form.current) : found, takeFocus: true }),
    [form],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same errors again take the focus again
  useEffect(() => {
    if (takeFocus) firstWrong(form.current)?.focus()
  }, [errors, takeFocus, form])

  const setAt = (name: string, texts: readonly string[] | undefined) =>
    setShown((before) => {
      const { [name]: _, ...others } = before.errors
      return { errors: texts ? { ...others, [name]: texts } : others, takeFocus: false }
    })

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
    const rules = await schema.fetch().catch(() => undefined)
    const wrong = rules && checkForm(rules, new FormData(currentTarget))[name]
    // Somebody may be back at it by now.
    if (wrong && !field.contains(document.activeElement)) afterPress(() => setAt(name, wrong))
  }

  return { shown: errors, show, onChange, onLeave }
}

/** Errors of fields that this form has not are general ones, so that none is lost. */
function withStrays(errors: FieldErrors, form: HTMLFormElement): FieldErrors {
  const strays = Object.entries(errors).filter(
    ([name]) => name !== 'non_field_errors' && !form.querySelector(`[data-field="${CSS.escape(name)}"]`),
  )
  if (strays.length === 0) return errors
  const kept = Object.entries(errors).filter(([name]) => !strays.some(([stray]) => stray === name))
  const general = [...(errors.non_field_errors ?? []), ...strays.map(([name, texts]) => `${name}: ${texts.join(' ')}`)]
  return { ...Object.fromEntries(kept), non_field_errors: general }
}

function firstWrong(form: HTMLFormElement | null): HTMLElement | undefined {
  const place = '[aria-invalid="true"], [data-general-errors]'
  const wrong = [...(form?.querySelectorAll<HTMLElement>(place) ?? [])]
  const first = wrong.find((element) => element.hasAttribute('aria-invalid')) ?? wrong[0]
  if (!first || first.checkVisibility()) return first
  // The input of a picture is out of sight once there is one; what can be done about it stands in its place.
  const inItsPlace = fieldAround(first)?.querySelectorAll<HTMLElement>('button, input') ?? []
  return [...inItsPlace].find((element) => element.checkVisibility()) ?? first
}

function fieldAround(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
}
