import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { type FetcherWithComponents, Form, useNavigation } from 'react-router'
import type { z } from 'zod'
import * as texts from '#texts/ui/forms'
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
  /** What the fields must be. Checked on leaving a field and before anything is sent, with the contract's own schemas. */
  schema?: FormSchema
  /** What is checked instead of the fields on the screen, where these are not all: some are folded away, say. */
  values?: () => unknown
  /** Unfolds the part in which the field of a name is, an element with the beginning of that name in `data-holds`. */
  unfold?: (field: string) => void
  /** Field errors of the last answer (a new object for each answer): shown, and the focus goes to the first. */
  errors?: FieldErrors | undefined
  /** The answer after which the fields go back to what they began with (a new object for each). */
  emptyAfter?: object | false | undefined
  /** Sends by this fetcher instead of a navigation. */
  fetcher?: Pick<FetcherWithComponents<unknown>, 'Form' | 'state'>
  method?: 'post' | 'put' | 'patch' | 'delete'
  /** Where to send; the page's own action by default. */
  action?: string
  /** For a form with files. */
  encType?: 'multipart/form-data'
  /** Runs when the fields are right, before anything is sent; `preventDefault` holds it back, for a question in between. */
  onSend?: (event: React.FormEvent<HTMLFormElement>) => void
  className?: string
  children: ReactNode
}

/**
 * A form of the shop. Put `TextField`, `CheckBox`, `SubmitButton` (shop/ui/) and anything in a `Field` into it; they find their errors
 * and the pending state here. It checks fields when they are left and when it is sent, keeps what was typed, moves the focus to the
 * first field with an error, shows `non_field_errors` on top as general text, and refuses a second submit within 3 s.
 */
export function ShopForm({
  schema: given,
  values,
  unfold,
  errors,
  emptyAfter,
  fetcher,
  onSend,
  className = '',
  children,
  ...rest
}: ShopFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const schema = useSchema(given)
  const check = (rules: z.ZodType, form: HTMLFormElement) =>
    values ? checkValues(rules, values()) : checkForm(rules, new FormData(form))
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
    const submit = () =>
      schema.fetch().then(
        () => form.current?.requestSubmit(),
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
        // Who goes into a field will need it, and it is not missed before that.
        onFocus={() => void (navigator.onLine && schema.fetch().catch(() => {}))}
        onInput={onChange}
        onBlur={onLeave}
        className={`grid gap-5 ${className}`}
      >
        {wasSent && whyNotSaved !== undefined && <GeneralErrors texts={[texts.notSaved(whyNotSaved)]} />}
        <GeneralErrors texts={shown.non_field_errors} />
        {children}
      </Sender>
    </FormStateContext>
  )
}

/**
 * Scrolls back to what has the focus when errors above have pushed it behind the tab bar: the first ones may come late, all at once. Who has
 * scrolled away from it stays where they are.
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
