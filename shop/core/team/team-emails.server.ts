import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import type { EmailText } from '../../ui/emails/render-email.server.ts'
import { ROLE_MEANINGS, ROLE_NAMES } from '../admin-kit/role-names.ts'

const whatOneDoes = (role: StaffRole) => `Your role gives you access to ${ROLE_MEANINGS[role]}.`

interface InvitationText {
  to: string
  role: StaffRole
  /** Name of the sender. */
  by: string
  address: string
  days: number
}

export const invitationEmail = (shop: string, { to, role, by, address, days }: InvitationText): EmailText => ({
  to,
  subject: `${by} invites you to the team of ${shop}`,
  paragraphs: [
    `${by} would like you to help run ${shop}.`,
    whatOneDoes(role),
    `The link below is only for you. It is valid for ${days} days and can be used once. To decline, ignore this e-mail.`,
  ],
  ways: [{ text: 'View invitation', address }],
})

interface JoinedText {
  to: string
  name: string
  /** The person who joined. */
  member: string
  email: string
  role: StaffRole
  /** The sender of the invitation; undefined if the account was deleted. */
  sender: string | undefined
  address: string
}

/** Returns the e-mail that informs an owner of an accepted invitation. */
export const memberJoinedEmail = (
  shop: string,
  { to, name, member, email, role, sender, address }: JoinedText,
): EmailText => ({
  to,
  name,
  subject: `${member} has joined the team of ${shop}`,
  paragraphs: [
    `${member} (${email}) accepted an invitation${sender ? ` from ${sender}` : ''} and now has the role ${ROLE_NAMES[role]}.`,
    'If you did not expect this, remove the person from the team and set a new password.',
  ],
  ways: [{ text: 'View the team', address }],
})

/** Returns the e-mail about a changed or removed staff role. */
export const roleChangedEmail = (
  shop: string,
  { to, name, role, by }: { to: string; name: string; role: StaffRole | null; by: string },
): EmailText => ({
  to,
  name,
  subject: role ? `Your role at ${shop} has changed` : `You are no longer on the team of ${shop}`,
  paragraphs: role
    ? [`${by} has changed your role at ${shop}. ${whatOneDoes(role)}`]
    : [
        `${by} has removed you from the team of ${shop}. You were logged out on all devices.`,
        'Your account remains as a customer account.',
      ],
})
