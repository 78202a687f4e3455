import { useEffect, useRef } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { texts } from '#texts/core/accounts/sessions'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { apiFrom } from '../../api.ts'
import {
  endOtherSessions,
  endSessionById,
  listSessions,
  type OwnSession,
} from '../../auth/devices/own-sessions.contract.ts'
import { customerFrom, useScreenOwner } from '../../auth/guards/customer-context.ts'
import { accountScreen } from '../account-screen.tsx'
import type { Route } from './+types/sessions.page'
import { SessionCard } from './session-card.tsx'

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.whereYouAreLoggedIn)

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const customer = await customerFrom(context)
  if (!customer) return undefined
  const sessions = await orErrorPage(texts.failedToLoadSessions, apiFrom(context)(listSessions, {}))
  return { of: customer.id, sessions }
}

/** Ends the session of the form, or all other sessions if it names none. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const api = apiFrom(context)
  const form = await request.formData()
  const id = form.get('id')
  return typeof id === 'string'
    ? runAction(api(endSessionById, { params: { id } }), texts.isLoggedOut(String(form.get('device'))))
    : runAction(api(endOtherSessions, {}), texts.endedOthers)
}

export const handle = localizedConstant(() =>
  accountScreen({ title: texts.whereYouAreLoggedIn, reason: texts.mustLogInToSeeSessions }),
)

export default function SessionsPage({ loaderData }: Route.ComponentProps) {
  const { id } = useScreenOwner()
  const { revalidate } = useRevalidator()
  const isTheirs = loaderData?.of === id
  useEffect(() => {
    if (!isTheirs) void revalidate()
  }, [isTheirs, revalidate])
  return isTheirs ? <Sessions sessions={loaderData.sessions} /> : <FieldsSkeleton />
}

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
        <p className="text-muted">{texts.nowhereElse}</p>
      )}
    </div>
  )
}
