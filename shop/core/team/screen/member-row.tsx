import { Pencil, UserMinus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/core/team/screen'
import type { StaffRole } from '../../../../lib/staff/staff-role.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { Moment } from '../../../ui/time.tsx'
import { useFocusRestore } from '../../admin-kit/lists/use-focus-restore.ts'
import { ROLE_NAMES } from '../../admin-kit/role-names.ts'
import type { TeamMember } from '../team.contract.ts'
import { RemoveMember } from './remove-member.tsx'
import { RoleFields } from './role-fields.tsx'

/** A team member: role, start and last use. */
export function MemberRow({ member, isYou }: { member: TeamMember; isYou: boolean }) {
  /** The initial role of the form; undefined while it is closed. */
  const [edited, setEdited] = useState<StaffRole>()
  const [isAsking, setAsking] = useState(false)
  const pencil = useFocusRestore(edited !== undefined)
  const closeDialog = useCallback(() => setAsking(false), [])
  const close = () => setEdited(undefined)
  const { email, role, since, last_seen } = member
  const name = fullName(member)
  return (
    <li className="py-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-medium wrap-anywhere">
            {name}
            {isYou && <span className="font-normal text-muted">{texts.you}</span>}
          </h3>
          <p className="text-muted text-sm wrap-anywhere">{email}</p>
          <p className="mt-1 text-muted text-sm">
            <span className="font-medium text-ink">{ROLE_NAMES[role]}</span>
            {since && texts.since(since)}
            {last_seen ? <Sentence of={texts.lastSeen(<Moment of={last_seen} />)} /> : texts.notLoggedIn}
          </p>
        </div>
        {edited === undefined && (
          <div className="-mr-2.5 flex shrink-0">
            <IconButton ref={pencil} label={texts.changeRoleOf(name)} onClick={() => setEdited(role)}>
              <Pencil aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label={texts.removeFromTheTeam(name)} onClick={() => setAsking(true)}>
              <UserMinus aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        )}
      </div>
      {edited !== undefined && (
        <>
          {edited !== role && (
            <p role="status" className="mt-3 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
              {texts.someoneElse}
            </p>
          )}
          <ChangeRole member={member} close={close} />
        </>
      )}
      {isAsking && <RemoveMember member={member} isYou={isYou} close={closeDialog} />}
    </li>
  )
}

const schema = async () => (await import('../role-form.contract.ts')).RoleForm

function ChangeRole({ member, close }: { member: TeamMember; close: () => void }) {
  const fetcher = useFetcher<ActionResult>()
  const { data, state } = fetcher
  useEffect(() => {
    // Closes after the team has been reloaded.
    if (data?.isDone && state === 'idle') close()
  })
  return (
    <ShopForm
      fetcher={fetcher}
      schema={schema}
      errors={data?.errors}
      className="mt-4 max-w-md"
      hidden={{ intent: 'role', id: member.id, name: fullName(member), seen: member.role }}
    >
      <RoleFields begin={member.role} needsPassword={(role) => role === 'owner' && member.role !== 'owner'} />
      <div className="flex gap-3">
        <SubmitButton>{texts.save}</SubmitButton>
        <Button weight="secondary" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </ShopForm>
  )
}

const fullName = ({ first_name, last_name }: Pick<TeamMember, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ')
