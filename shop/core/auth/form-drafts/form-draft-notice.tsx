import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { texts } from '#texts/core/auth/form-drafts'
import { Button } from '../../../ui/button.tsx'
import type { ChosenPicture } from '../../../ui/images/picker/chosen-picture.ts'
import { AuthLinks } from '../login/auth-links.tsx'
import { customerNow, followSession, wasSessionRefused } from '../session.ts'
import { forgetFormDraft, storeFormDraft } from './form-drafts.ts'
import { readTypedFields } from './read-typed-fields.ts'
import type { DraftedForm } from './use-form-draft.ts'

interface FormDraftNoticeProps {
  draft: DraftedForm
  /** Whether visitors can submit the form too. */
  isForAnybody?: boolean
  /** The address of the form if it differs from that of the screen. */
  from?: string
  /** The picture chosen in the form. */
  picture?: { readonly current: ChosenPicture | undefined }
  /** The saved state as text, for forms that stay open after saving. */
  saved?: string
}

/**
 * First element of a form. Stores the entries when the session ends and shows a notice, and announces restored
 * entries that have not been submitted yet.
 */
export function FormDraftNotice({ draft, isForAnybody = false, from, picture, saved = '' }: FormDraftNoticeProps) {
  const { form, customer, hasEnded, isRestored, lacksPicture, reset } = draft
  const place = useRef<HTMLDivElement>(null)
  const isTouched = useRef(isRestored)
  const [isStored, setStored] = useState(false)
  const { pathname } = useLocation()
  const owner = customer?.id

  const keep = useEffectEvent((fields: HTMLFormElement) => {
    if (owner === undefined) return
    const chosen = picture?.current
    storeFormDraft(
      { owner, form, path: pathname, typed: readTypedFields(fields), ...(chosen && { hasPicture: true }) },
      customerNow() !== null || wasSessionRefused(),
      chosen,
    )
  })
  const note = useEffectEvent((fields: HTMLFormElement) => {
    isTouched.current = true
    // The stored draft must never be older than the form.
    if (isRestored || isStored) keep(fields)
  })
  const follow = useEffectEvent((fields: HTMLFormElement) => {
    if (customerNow() !== null || !isTouched.current) return
    keep(fields)
    setStored(true)
  })
  const discard = useEffectEvent(() => {
    if (owner !== undefined) forgetFormDraft(form, owner)
  })

  useEffect(() => {
    const fields = place.current?.closest('form')
    if (!fields) return
    const onInput = () => note(fields)
    const onSubmit = () => discard()
    fields.addEventListener('input', onInput)
    fields.addEventListener('submit', onSubmit)
    // Called before the screen changes, so the form still exists.
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
    if (isRestored) reset()
  })
  useEffect(() => {
    if (saved !== last.current) afterSaving()
    last.current = saved
  }, [saved])

  const isShown = (hasEnded && isStored) || (isRestored && !hasEnded)
  return (
    <div ref={place} hidden={!isShown} className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
      {hasEnded && isStored && (
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
          <Button weight="quiet" onClick={reset} className="-my-2 -ml-5">
            {texts.startOver}
          </Button>
        </>
      )}
    </div>
  )
}
