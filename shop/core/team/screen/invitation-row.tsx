import { useCallback, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/core/team/screen'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { Moment } from '../../../ui/time.tsx'
import { useFocusTransfer } from '../../admin-kit/lists/result-count.tsx'
import { ROLE_NAMES } from '../../admin-kit/role-names.ts'
import type { Invitation } from '../team.contract.ts'
import { ResendDialog } from './resend-dialog.tsx'

/** An open invitation with its actions. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const row = useRef<HTMLLIElement>(null)
  useFocusTransfer(row, 'invitations')
  const [isResending, setResending] = useState(false)
  const closeDialog = useCallback(() => setResending(false), [])
  const { email, role, invited_by, time_sent, expires_at, is_expired } = invitation
  const name = ROLE_NAMES[role]
  const sent = <Moment of={time_sent} />
  return (
    <li ref={row} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0">
        <h3 className="font-medium wrap-anywhere">{email}</h3>
        <p className="text-sm">{invited_by === null ? name : texts.invitedBy(name, invited_by)}</p>
        <p className={`text-sm ${is_expired ? 'text-warn' : 'text-muted'}`}>
          <Sentence of={is_expired ? texts.hasExpired(sent) : texts.sentUntil(sent, expires_at)} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button weight="secondary" aria-label={texts.sendAgainTo(email)} onClick={() => setResending(true)}>
          {texts.sendAgain}
        </Button>
        <Withdraw invitation={invitation} />
      </div>
      {isResending && <ResendDialog invitation={invitation} close={closeDialog} />}
    </li>
  )
}

function Withdraw({ invitation: { id, email } }: { invitation: Invitation }) {
  return (
    <ShopForm fetcher={useFetcher()} hidden={{ intent: 'withdraw', id, name: email }}>
      <SubmitButton weight="secondary" aria-label={texts.revokeTheInvitation(email)}>
        {texts.revoke}
      </SubmitButton>
    </ShopForm>
  )
}
