import { showDay } from '../../../../lib/texts/dates.ts'

// team.page.tsx
export const team = 'Team'
export const onlyOwners = 'Only owners of the shop see who else is staff.'
export const failedToLoad = 'Failed to load the team, perhaps our server is down'
export const members = 'Members'
export const invitations = 'Invitations'

// role-fields.tsx
export const whatARoleDoes = (meaning: string) => `Sees to ${meaning}.`

// invite-form.tsx
export const inviteSomebody = 'Invite somebody'
export const howItGoes =
  'They get an e-mail with a link that holds for seven days, and log in with an account of their own.'
export const email = 'E-mail'
export const role = 'Role'
export const ownPassword = 'Your password'
export const whyPassword = 'An owner can do everything that you can do.'
export const invite = 'Invite'
export const invited = (email: string) => `An invitation is on its way to ${email}`

// member-row.tsx
export const you = ' (you)'
export const since = (day: string) => `\u00A0· since ${showDay(day)}`
export const lastSeen = <T>(moment: T) => ['\u00A0· last seen ', moment]
export const notLoggedIn = '\u00A0· not logged in'
export const changeRoleOf = (name: string) => `Change the role of ${name}`
export const takeOff = (name: string) => `Take ${name} off the team`
export const save = 'Save'
export const cancel = 'Cancel'
export const roleChanged = (name: string, role: string) => `The role of ${name} is now ${role}`
export const someoneElse = 'Somebody else has changed this role meanwhile. Saving again puts yours in place of theirs.'

// remove-member.tsx
export const takeOffTheTeam = 'Take off the team'
export const whatHappens = (name: string) =>
  `${name} is logged out everywhere at once and no longer goes behind the counter. Their account stays, as that of a customer, and what they changed stays in Changes under their name.`
export const whatHappensToYou =
  'You are logged out everywhere at once and no longer go behind the counter. Your account stays, as that of a customer.'
export const keep = 'Keep'
export const isOffTheTeam = (name: string) => `${name} is no longer on the team`

// invitation-row.tsx
export const invitedBy = (role: string, name: string) => `${role}, invited by ${name}`
export const sentUntil = <T>(sent: T, until: string) => ['sent ', sent, `, holds until ${showDay(until)}`]
export const hasExpired = <T>(sent: T) => ['sent ', sent, ': holds no more']
export const sendAgain = 'Send again'
export const sendAgainTo = (email: string) => `Send the invitation to ${email} again`
export const withdraw = 'Withdraw'
export const withdrawThatOf = (email: string) => `Withdraw the invitation of ${email}`
export const sentAgain = (email: string) => `Another link is on its way to ${email}; the one before holds no more`
export const withdrawn = (email: string) => `The invitation of ${email} is withdrawn`

// resend-dialog.tsx
export const sendAgainTitle = 'Send invitation again'
export const newLink = (email: string) =>
  `${email} gets a new link. The earlier link becomes invalid. Enter your password to confirm.`
