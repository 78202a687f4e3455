import { showDay } from '../../../../lib/texts/dates.ts'

// team.page.tsx
export const team = 'Team'
export const onlyOwners = 'Only owners can see the team.'
export const failedToLoad = 'The team couldn’t be loaded. Try again.'
export const members = 'Members'
export const invitations = 'Invitations'

// role-fields.tsx
export const roleCovers = (meaning: string) => `Covers ${meaning}.`

// invite-form.tsx
export const inviteSomebody = 'Invite staff member'
export const invitationHint =
  'They receive an e-mail with a link that is valid for seven days, and use their own account.'
export const email = 'E-mail'
export const role = 'Role'
export const ownPassword = 'Your password'
export const anOwnerCanDo = 'An owner can do everything that you can do.'
export const invite = 'Invite'
export const invited = (email: string) => `Invitation sent to ${email}`

// member-row.tsx
export const you = ' (you)'
export const since = (day: string) => `\u00A0· since ${showDay(day)}`
export const lastSeen = <T>(moment: T) => ['\u00A0· last seen ', moment]
export const notLoggedIn = '\u00A0· not logged in'
export const changeRoleOf = (name: string) => `Change the role of ${name}`
export const removeFromTheTeam = (name: string) => `Remove ${name} from the team`
export const save = 'Save'
export const cancel = 'Cancel'
export const roleChanged = (name: string, role: string) => `The role of ${name} is now ${role}`
export const someoneElse = 'Someone else has changed this role. Save again to overwrite it.'

// remove-member.tsx
export const removeFromTeam = 'Remove from team'
export const isLoggedOutEverywhere = (name: string) =>
  `${name} is logged out everywhere immediately and can no longer use the admin. Their customer account stays, and so do their activity log entries.`
export const youAreLoggedOutEverywhere =
  'You are logged out everywhere immediately and can no longer use the admin. Your customer account stays.'
export const keep = 'Keep'
export const memberRemoved = (name: string) => `${name} was removed from the team`

// invitation-row.tsx
export const invitedBy = (role: string, name: string) => `${role}, invited by ${name}`
export const sentUntil = <T>(sent: T, until: string) => ['sent ', sent, `, valid until ${showDay(until)}`]
export const hasExpired = <T>(sent: T) => ['sent ', sent, ', expired']
export const sendAgain = 'Send again'
export const sendAgainTo = (email: string) => `Send the invitation to ${email} again`
export const revoke = 'Revoke'
export const revokeTheInvitation = (email: string) => `Revoke the invitation for ${email}`
export const sentAgain = (email: string) => `New link sent to ${email}. The previous link has become invalid`
export const invitationForRevoked = (email: string) => `Invitation for ${email} revoked`

// resend-dialog.tsx
export const sendAgainTitle = 'Send invitation again'
export const newLink = (email: string) =>
  `${email} gets a new link. The earlier link becomes invalid. Enter your password to confirm.`
