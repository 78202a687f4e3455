import { texts } from '#texts/core/team/screen'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import type { TeamMember } from '../team.contract.ts'

interface RemoveMemberProps {
  member: TeamMember
  isYou: boolean
  close: () => void
}

/** The confirmation before a team member is removed. A toast shows the result. */
export function RemoveMember({ member: { id, first_name, last_name }, isYou, close }: RemoveMemberProps) {
  const name = [first_name, last_name].filter(Boolean).join(' ')
  return (
    <FormDialog
      title={texts.removeFromTheTeam(name)}
      intro={
        <p className="wrap-anywhere">{isYou ? texts.youAreLoggedOutEverywhere : texts.isLoggedOutEverywhere(name)}</p>
      }
      hidden={{ intent: 'take_off', id, name }}
      button={texts.removeFromTeam}
      cancel={texts.keep}
      close={close}
    />
  )
}
