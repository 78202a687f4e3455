import { texts } from '#texts/core/team/screen'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { staffPage } from '../../admin-kit/staff-page.tsx'
import { useScreenOwner } from '../../auth/guards/customer-context.ts'
import { readTeam } from '../team.contract.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { sendTeamForm } from './send-team.ts'

const screen = staffPage(() => ({
  load: (api) => api(readTeam, {}),
  submit: sendTeamForm,
  title: texts.team,
  reason: texts.onlyOwners,
  failedToLoad: texts.failedToLoad,
  view: (team) => <Team {...team} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

/** The team: members, open invitations and the invitation form. */
function Team({ members, invitations }: ResponseOf<typeof readTeam>) {
  const { id: you } = useScreenOwner()
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-10">
        <section aria-labelledby="members">
          <h2 id="members" className="border-line border-b pb-2 text-lg">
            {texts.members}
          </h2>
          <ul data-rows="" className="divide-y divide-line">
            {members.map((member) => (
              <MemberRow key={member.id} member={member} isYou={member.id === you} />
            ))}
          </ul>
        </section>
        {/* The heading stays for screen readers, because the last removed invitation passes its focus to it. */}
        <section aria-labelledby="invitations" className={invitations.length === 0 ? 'sr-only' : ''}>
          <h2 id="invitations" tabIndex={-1} className="border-line border-b pb-2 text-lg">
            {texts.invitations}
          </h2>
          <ul data-rows="" className="divide-y divide-line">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      </div>
      <InviteForm />
    </div>
  )
}
