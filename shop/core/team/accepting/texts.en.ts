// team-invitation.page.tsx
export const invitation = 'Invitation'
export const failedToLoad = 'The invitation couldn’t be loaded. Try again.'
export const thisLinkIsIncompleteOpen = 'This link is incomplete. Open the link in the e-mail again.'
export const welcome = 'Welcome to the admin'
export const toTheShop = 'Go to the shop'
export const youAreInvited = (shop: string, by: string | null) =>
  by ? `${by} invites you to the team of ${shop}.` : `You are invited to the team of ${shop}.`
export const yourRoleCovers = (meaning: string) => `Your role covers ${meaning}.`

// accept-options.tsx
export const accept = 'Accept invitation'
export const logInToAccept = (email: string) => `${email} has an account here. Log in with it to accept.`
export const login = 'Login'
export const thisInvitationIsForButYouAreLogged = (email: string, own: string) =>
  `This invitation is for ${email}, but you are logged in as ${own}. Log out and open the link in the e-mail again.`
export const logout = 'Logout'
export const makeAnAccount = (email: string) => `Create an account for ${email} to use the admin.`
export const firstName = 'First name'
export const lastName = 'Last name'
export const password = 'Password'
export const atLeast8Characters = 'At least 8 characters'
export const join = 'Join team'
