// team-invitation.page.tsx
export const invitation = 'Invitation'
export const failedToLoad = 'Failed to load the invitation, perhaps our server is down'
export const noCode = 'A part of the address is missing. Open the link of the e-mail again.'
export const welcome = 'Welcome behind the counter'
export const toTheShop = 'To the shop'
export const youAreInvited = (shop: string, by: string | null) =>
  by ? `${by} invites you to the team of ${shop}.` : `You are invited to the team of ${shop}.`
export const whatYouWouldDo = (meaning: string) => `You would see to ${meaning}.`

// accept-options.tsx
export const accept = 'Accept the invitation'
export const logInToAccept = (email: string) => `${email} has an account here. Log in with it to accept.`
export const login = 'Login'
export const isForAnother = (email: string, own: string) =>
  `The invitation is for ${email}, and you are logged in as ${own}. Log out, and open the link of the e-mail again.`
export const logout = 'Logout'
export const makeAnAccount = (email: string) => `Make an account for ${email}. With it you go behind the counter.`
export const firstName = 'First name'
export const lastName = 'Last name'
export const password = 'Password'
export const atLeast8Characters = 'At least 8 characters'
export const join = 'Join the team'
