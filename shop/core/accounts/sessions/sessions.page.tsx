import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/core/accounts/sessions'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import {
  endOtherSessions,
  endSessionById,
  listSessions,
  type OwnSession,
} from '../../auth/devices/own-sessions.contract.ts'
import { customerPage } from '../customer-page.tsx'
import { SessionCard } from './session-card.tsx'

const screen = customerPage(() => ({
  title: texts.whereYouAreLoggedIn,
  reason: texts.mustLogInToSeeSessions,
  failedToLoad: texts.failedToLoadSessions,
  load: (api) => api(listSessions, {}),
  // Ends the session of the form, or all other sessions if it names none.
  submit: (api, form) => {
    const id = form.get('id')
    return typeof id === 'string'
      ? runAction(api(endSessionById, { params: { id } }), texts.isLoggedOut(String(form.get('device'))))
      : runAction(api(endOtherSessions, {}), texts.othersLoggedOut)
  },
  view: (sessions) => <Sessions sessions={sessions} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const fetcher = useFetcher()
  const list = useRef<HTMLUListElement>(null)
  const count = useRef(sessions.length)
  useEffect(() => {
    // The focused button disappeared with the ended session.
    if (sessions.length < count.current) list.current?.focus()
    count.current = sessions.length
  }, [sessions.length])
  const hasOthers = sessions.some(({ is_current }) => !is_current)
  return (
    <div className="grid gap-5">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.whereYouAreLoggedIn}
        className="divide-y divide-line border-line border-y"
      >
        {sessions.map((session) => (
          <SessionCard key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <>
          <p className="text-muted text-sm">{texts.dontRecogniseADevice}</p>
          <ShopForm fetcher={fetcher} method="delete">
            <SubmitButton weight="secondary" className="justify-self-start">
              {texts.logOutOthers}
            </SubmitButton>
          </ShopForm>
        </>
      ) : (
        <p className="text-muted">{texts.noOtherSessions}</p>
      )}
    </div>
  )
}
