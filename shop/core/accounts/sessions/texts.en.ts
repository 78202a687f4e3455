// sessions.page.tsx
export const whereYouAreLoggedIn = 'Where you are logged in'
export const mustLogInToSeeSessions = 'You must be logged in to see where you are logged in'
export const failedToLoadSessions = 'Failed to load where you are logged in, perhaps our server is down'
export const endedIt = (device: string) => `${device} is logged out`
export const endedOthers = 'All other devices are logged out'
export const nowhereElse = 'You are logged in nowhere else.'
export const logOutOthers = 'Log out all others'
export const somethingStrange =
  'Is one of them not yours? Log it out, then change your password: that logs out everything, and whoever knew the old one.'

// session-card.tsx
export const unknownDevice = 'An unknown browser'
export const thisOne = 'This one'
export const since = <T>(day: T) => ['Logged in on ', day]
export const lastUsed = <T>(moment: T) => ['Last used ', moment]
export const logOutIt = 'Log out'
export const logOutNamed = (device: string) => `Log out: ${device}`
