import { useFetcher } from 'react-router'
import { texts } from '#texts/core/accounts/sessions'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { Day, Moment } from '../../../ui/time.tsx'
import type { OwnSession } from '../../auth/devices/own-sessions.contract.ts'

/** A session with a button that ends it. The current session has none. */
export function SessionCard({ session }: { session: OwnSession }) {
  const fetcher = useFetcher()
  const device = session.device || texts.unknownDevice
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">
          {device}
          {session.is_current && (
            <span className="ml-3 inline-block rounded-full bg-sunken px-3 py-0.5 text-sm">{texts.thisDevice}</span>
          )}
        </p>
        <p className="mt-1 text-muted text-sm">
          <span className="block">
            <Sentence of={texts.loggedInOn(<Day of={session.time_created} />)} />
          </span>
          <span className="block">
            <Sentence of={texts.lastUsed(<Moment of={session.last_used} />)} />
          </span>
        </p>
      </div>
      {!session.is_current && (
        <ShopForm fetcher={fetcher} method="delete" hidden={{ id: session.id, device }}>
          <SubmitButton weight="secondary" aria-label={texts.logOutNamed(device)}>
            {texts.logOutIt}
          </SubmitButton>
        </ShopForm>
      )}
    </li>
  )
}
