import type { StaffRole } from '../../lib/staff/staff-role.ts'
import type { EmailText } from '../emails/render-email.server.ts'

const WHAT_ONE_DOES = {
  owner: 'As an owner you see to everything in the shop.',
  catalogue: 'You see to the catalogue: products, collections, prices, pages and reviews.',
  orders: 'You see to orders: making and sending them, payments, withdrawals and messages.',
} as const satisfies Record<StaffRole, string>

interface InvitationText {
  to: string
  role: StaffRole
  /** Who invites. */
  by: string
  address: string
  days: number
}

export const invitationEmail = (shop: string, { to, role, by, address, days }: InvitationText): EmailText => ({
  to,
  subject: `${by} invites you to the team of ${shop}`,
  paragraphs: [
    `${by} would like you to help run ${shop}.`,
    WHAT_ONE_DOES[role],
    `The link below is for you alone, and holds for ${days} days, once. If you do not want to, you need do nothing.`,
  ],
  ways: [{ text: 'See the invitation', address }],
})

/** Tells somebody of the staff that their role is another one, or none any more. */
export const roleChangedEmail = (
  shop: string,
  { to, name, role, by }: { to: string; name: string; role: StaffRole | null; by: string },
): EmailText => ({
  to,
  name,
  subject: role ? `Your role at ${shop} has changed` : `You are no longer on the team of ${shop}`,
  paragraphs: role
    ? [`${by} has changed what you see to at ${shop}. ${WHAT_ONE_DOES[role]}`]
    : [
        `${by} has taken you off the team of ${shop}, and you were logged out everywhere.`,
        'Your account stays, as that of a customer.',
      ],
})
