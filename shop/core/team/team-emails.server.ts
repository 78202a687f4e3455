import { texts } from '#texts/core/team/emails'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import type { EmailText } from '../../ui/emails/render-email.server.ts'
import { ROLE_MEANINGS, ROLE_NAMES } from '../admin-kit/role-names.ts'

const meaningOf = (role: StaffRole) => texts.roleMeaning(ROLE_MEANINGS[role])

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
  subject: texts.invitationSubject(by, shop),
  paragraphs: [texts.wantsHelp(by, shop), meaningOf(role), texts.linkIsYours(days)],
  links: [{ text: texts.viewInvitation, address }],
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
  subject: texts.joinedSubject(member, shop),
  paragraphs: [
    sender ? texts.joinedFrom(member, email, sender, ROLE_NAMES[role]) : texts.joined(member, email, ROLE_NAMES[role]),
    texts.joinedUnexpectedly,
  ],
  links: [{ text: texts.viewTeam, address }],
})

/** Returns the e-mail about a changed or removed staff role. */
export const roleChangedEmail = (
  shop: string,
  { to, name, role, by }: { to: string; name: string; role: StaffRole | null; by: string },
): EmailText => ({
  to,
  name,
  subject: role ? texts.roleChangedSubject(shop) : texts.removedSubject(shop),
  paragraphs: role
    ? [`${texts.roleChanged(by, shop)} ${meaningOf(role)}`]
    : [texts.removed(by, shop), texts.accountRemains],
})
