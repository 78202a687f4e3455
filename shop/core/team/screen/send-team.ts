import { texts } from '#texts/core/team/screen'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { ROLE_NAMES } from '../../admin-kit/role-names.ts'
import type { Api } from '../../api.ts'
import { changeRole, inviteToTeam, removeFromTeam, resendInvitation, withdrawInvitation } from '../team.contract.ts'

/** Runs the action of a team form and shows its result. */
export async function sendTeamForm(api: Api, form: FormData): Promise<ActionResult> {
  const [params, name] = [{ id: String(form.get('id')) }, String(form.get('name'))]
  switch (form.get('intent')) {
    case 'role': {
      const { RoleForm } = await import('../role-form.contract.ts')
      const body = bodyFrom(RoleForm, form)
      return runAction(api(changeRole, { params, body }), texts.roleChanged(name, ROLE_NAMES[body.role]))
    }
    case 'take_off':
      return runAction(api(removeFromTeam, { params }), texts.memberRemoved(name))
    case 'resend':
      return runAction(
        api(resendInvitation, { params, body: { password: String(form.get('password')) } }),
        texts.sentAgain(name),
      )
    case 'withdraw':
      return runAction(api(withdrawInvitation, { params }), texts.invitationForRevoked(name))
    default: {
      const { InvitationForm } = await import('../role-form.contract.ts')
      const body = bodyFrom(InvitationForm, form)
      return runAction(api(inviteToTeam, { body }), texts.invited(body.email))
    }
  }
}
