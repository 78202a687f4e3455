import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import * as texts from '#texts/core/auth/form-drafts'
import { Button } from '../../../ui/button.tsx'
import type { ChosenPicture } from '../../../ui/images/picker/chosen-picture.ts'
import { AuthLinks } from '../login/auth-links.tsx'
import { customerNow, followSession, wasSessionRefused } from '../session.ts'
import { forgetFormDraft, keepFormDraft } from './form-drafts.ts'
import { typedInto } from './typed-into.ts'
import type { DraftedForm } from './use-form-draft.ts'

interface FormDraftNoticeProps {
  kept: DraftedForm
  /** Whether visitors may send the form, too. */
  isForAnybody?: boolean
  /** Where the form is, when that is not the address of the screen. */
  from?: string
  /** The picture that is chosen in it, where it takes one. */
  picture?: { readonly current: ChosenPicture | undefined }
  /** What is saved of it by now, as a text, where the form stays on the screen after that. */
  saved?: string
}

/**
 * Stands in a form, first: keeps what was typed into it when the session ends, says so there, and says of what was typed before that it has not been
 * sent yet.
 */
export function FormDraftNotice({ kept, isForAnybody = false, from, picture, saved = '' }: FormDraftNoticeProps) {
  const { form, customer, hasEnded, isRestored, lacksPicture, beginAnew } = kept
  const place = useRef<HTMLDivElement>(null)
  const isTouched = useRef(isRestored)
  const [isKept, setKept] = useState(false)
  const { pathname } = useLocation()
  const owner = customer?.id

  const keep = useEffectEvent((fields: HTMLFormElement) => {
    if (owner === undefined) return
    const chosen = picture?.current
    keepFormDraft(
      { owner, form, path: pathname, typed: typedInto(fields), ...(chosen && { hasPicture: true }) },
      customerNow() !== null || wasSessionRefused(),
      chosen,
    )
  })
  const note = useEffectEvent((fields: HTMLFormElement) => {
    isTouched.current = true
    // What waits is never older than what is seen.
    if (isRestored || isKept) keep(fields)
  })
  const follow = useEffectEvent((fields: HTMLFormElement) => {
    if (customerNow() !== null || !isTouched.current) return
    keep(fields)
    setKept(true)
  })
  const forget = useEffectEvent(() => {
    if (owner !== undefined) forgetFormDraft(form, owner)
  })

  useEffect(() => {
    const fields = place.current?.closest('form')
    if (!fields) return
    const onInput = () => note(fields)
    const onSubmit = () => forget()
    fields.addEventListener('input', onInput)
    fields.addEventListener('submit', onSubmit)
    // It is told before the screen changes, so that all is still there.
    const leave = followSession(() => follow(fields))
    return () => {
      fields.removeEventListener('input', onInput)
      fields.removeEventListener('submit', onSubmit)
      leave()
    }
  }, [])

  const last = useRef(saved)
  const afterSaving = useEffectEvent(() => {
    isTouched.current = false
    if (isRestored) beginAnew()
  })
  useEffect(() => {
    if (saved !== last.current) afterSaving()
    last.current = saved
  }, [saved])

  const isShown = (hasEnded && isKept) || (isRestored && !hasEnded)
  return (
    <div ref={place} hidden={!isShown} className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
      {hasEnded && isKept && (
        <div role="alert">
          <p>{isForAnybody ? texts.sendOrLogIn : texts.logInToSend}</p>
          <AuthLinks {...(from && { from })} />
        </div>
      )}
      {isRestored && !hasEnded && (
        <>
          <p role="status">
            {texts.notSentYet}
            {lacksPicture && ` ${texts.choosePictureAgain}`}
          </p>
          <Button weight="quiet" onClick={beginAnew} className="-my-2 -ml-5">
            {texts.beginAnew}
          </Button>
        </>
      )}
    </div>
  )
}
