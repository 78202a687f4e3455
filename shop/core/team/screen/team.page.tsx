import { texts } from '#texts/core/team/screen'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { LoadedForStaff } from '../../admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../admin-kit/staff-loader.ts'
import { staffScreen } from '../../admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../api.ts'
import { useScreenOwner } from '../../auth/guards/customer-context.ts'
import { readTeam } from '../team.contract.ts'
import type { Route } from './+types/team.page'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { sendTeamForm } from './send-team.ts'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(readTeam, {})),
)

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  sendTeamForm(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.team)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.team, reason: texts.onlyOwners, waiting: <ListSkeleton /> }),
)

/** The team: members, open invitations and the invitation form. */
export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { id: you } = useScreenOwner()
  return (
    <LoadedForStaff data={loaderData}>
      {({ members, invitations }) => (
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid gap-10">
            <section aria-labelledby="members">
              <h2 id="members" className="border-line border-b pb-2 text-lg">
                {texts.members}
              </h2>
              <ul className="divide-y divide-line">
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
              <ul className="divide-y divide-line">
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            </section>
          </div>
          <InviteForm />
        </div>
      )}
    </LoadedForStaff>
  )
}
