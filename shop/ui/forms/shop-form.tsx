import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { type FetcherWithComponents, Form, useNavigation } from 'react-router'
import type { z } from 'zod'
import { texts } from '#texts/ui/forms'
import { checkForm, checkValues } from '../../../lib/forms/form-data.ts'
import { type FieldErrors, NO_ERRORS } from '../../../lib/forms/form-errors.ts'
import { toast } from '../feedback/toast.ts'
import { FormStateContext } from '../fields/form-state.ts'
import { runIfConnected } from '../offline/connection-guard.tsx'
import { NotSavedContext } from './not-saved.ts'
import { useSubmitGuard } from './submit-guard.ts'
import { type FormSchema, useSchema } from './use-schema.ts'
import { useShownErrors } from './use-shown-errors.ts'

interface ShopFormProps {
  /**
   * The schema of the fields, taken from the contract. Checked when a field loses the focus and before submitting.
   */
  schema?: FormSchema
  /** Returns the values to check if they differ from the visible fields, for example because some are collapsed. */
  values?: (form: FormData) => unknown
  /** Expands the section that contains a field: an element with `data-holds`, the start of the field's name. */
  unfold?: (field: string) => void
  /** Field errors of the last response (a new object for each). They are shown and the first one gets the focus. */
  errors?: FieldErrors | undefined
  /** The response after which the form is reset (a new object for each). */
  emptyAfter?: object | false | undefined
  /** Submits with this fetcher instead of a navigation. */
  fetcher?: Pick<FetcherWithComponents<unknown>, 'Form' | 'state'>
  method?: 'post' | 'put' | 'patch' | 'delete'
  /** Where to submit; defaults to the page's own action. */
  action?: string
  /** For forms with files. */
  encType?: 'multipart/form-data'
  /**
   * Called with a valid form before it is submitted. `preventDefault` cancels, for example to ask for confirmation.
   */
  onSend?: (event: React.FormEvent<HTMLFormElement>) => void
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string | number>>
  className?: string
  children: ReactNode
}

/**
 * The form component. Fields (`TextField`, `CheckBox`, any control in a `Field`) and `SubmitButton` read errors and
 * the pending state from it. It validates on blur and on submit, keeps entries, focuses the first invalid field,
 * shows `non_field_errors` on top and blocks a second submit within 3 s.
 */
export function ShopForm({
  schema: given,
  values,
  unfold,
  errors,
  emptyAfter,
  fetcher,
  onSend,
  hidden = {},
  className = '',
  children,
  ...rest
}: ShopFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const schema = useSchema(given)
  const check = (rules: z.ZodType, form: HTMLFormElement) =>
    values ? checkValues(rules, values(new FormData(form))) : checkForm(rules, new FormData(form))
  const { shown, isRefused, goTo, checkAgain, show, onChange, onLeave } = useShownErrors(form, {
    schema,
    check,
    unfold,
    first: errors,
  })
  const latestCheck = useRef(checkAgain)
  useEffect(() => {
    latestCheck.current = checkAgain
  })
  const mayBeSent = useSubmitGuard()
  const navigation = useNavigation()
  const whyNotSaved = useContext(NotSavedContext)
  const [wasSent, setSent] = useState(false)
  const isPending = fetcher ? fetcher.state !== 'idle' : navigation.formAction !== undefined
  const state = useMemo(
    () => ({ errors: shown, isRefused, goTo, checkAgain: () => latestCheck.current(), isPending }),
    [shown, isRefused, goTo, isPending],
  )

  useEffect(() => {
    if (errors) show(errors)
  }, [errors, show])

  useEffect(() => {
    if (Object.keys(shown).length > 0) keepFocusInSight(form.current)
  }, [shown])

  useEffect(() => {
    if (emptyAfter) form.current?.reset()
  }, [emptyAfter])

  function send(event: React.FormEvent<HTMLFormElement>) {
    if (!schema.isThere()) return sendWithSchema(event)
    const rules = schema.now()
    const wrong = rules ? check(rules, event.currentTarget) : NO_ERRORS
    const isRight = Object.keys(wrong).length === 0
    if (isRight) {
      setSent(true)
      onSend?.(event)
    }
    if (event.defaultPrevented) return
    if (isRight && !mayBeSent(isPending)) return event.preventDefault()
    if (!isRight) event.preventDefault()
    show(wrong)
  }

  function sendWithSchema(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Its name and value are part of the form.
    const { submitter } = event.nativeEvent as SubmitEvent
    const submit = () =>
      schema.fetch().then(
        () => form.current?.requestSubmit(submitter?.isConnected ? submitter : null),
        () => toast({ kind: 'error', text: texts.oopsAUnknownErrorOccured, isOfScreen: true }),
      )
    void (navigator.onLine ? submit() : runIfConnected(submit))
  }

  const Sender = fetcher?.Form ?? Form
  return (
    <FormStateContext value={state}>
      <Sender
        ref={form}
        method="post"
        {...rest}
        noValidate
        onSubmit={send}
        // The schema is needed only after a field got the focus.
        onFocus={() => void (navigator.onLine && schema.fetch().catch(() => {}))}
        onInput={onChange}
        onBlur={onLeave}
        className={`grid gap-5 ${className}`}
      >
        {wasSent && whyNotSaved !== undefined && <GeneralErrors texts={[texts.notSaved(whyNotSaved)]} />}
        <GeneralErrors texts={shown.non_field_errors} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
      </Sender>
    </FormStateContext>
  )
}

/**
 * Scrolls the focused element back into view when new errors above have moved it behind the tab bar. Does nothing if
 * the customer has scrolled away from it.
 */
function keepFocusInSight(form: HTMLFormElement | null): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !form?.contains(focused)) return
  const { top, bottom, height } = focused.getBoundingClientRect()
  if (bottom > 0 && top < innerHeight && height < innerHeight / 2) focused.scrollIntoView({ block: 'nearest' })
}

function GeneralErrors({ texts }: { texts: readonly string[] | undefined }) {
  return (
    texts && (
      <div
        role="alert"
        tabIndex={-1}
        data-general-errors=""
        className="rounded-control bg-danger-soft px-4 py-3 text-danger text-sm"
      >
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    )
  )
}
