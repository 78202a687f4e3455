export const roleMeaning = (meaning: string) => `Your role gives you access to ${meaning}.`
/** The subject that the outbox stores instead of the encrypted one. */
export const invitationToTeam = 'An invitation to the team'
export const invitationSubject = (by: string, shop: string) => `${by} invites you to the team of ${shop}`
export const wantsHelp = (by: string, shop: string) => `${by} would like you to help run ${shop}.`
export const linkIsYours = (days: number) =>
  `The link below is only for you. It is valid for ${days} days and can be used once. To decline, ignore this e-mail.`
export const viewInvitation = 'View invitation'
export const joinedSubject = (member: string, shop: string) => `${member} has joined the team of ${shop}`
export const joined = (member: string, email: string, role: string) =>
  `${member} (${email}) accepted an invitation and now has the role ${role}.`
export const joinedFrom = (member: string, email: string, sender: string, role: string) =>
  `${member} (${email}) accepted an invitation from ${sender} and now has the role ${role}.`
export const joinedUnexpectedly = 'If you did not expect this, remove the person from the team and set a new password.'
export const viewTeam = 'View the team'
export const roleChangedSubject = (shop: string) => `Your role at ${shop} has changed`
export const roleChanged = (by: string, shop: string) => `${by} has changed your role at ${shop}.`
export const removedSubject = (shop: string) => `You are no longer on the team of ${shop}`
export const removed = (by: string, shop: string) =>
  `${by} has removed you from the team of ${shop}. You were logged out on all devices.`
export const accountRemains = 'Your account remains as a customer account.'
