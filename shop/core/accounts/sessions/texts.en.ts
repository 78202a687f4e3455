// sessions.page.tsx
export const whereYouAreLoggedIn = 'Where you are logged in'
export const mustLogInToSeeSessions = 'You must be logged in to see where you are logged in'
export const failedToLoadSessions = 'Failed to load where you are logged in, perhaps our server is down'
export const isLoggedOut = (device: string) => `${device} is logged out`
export const othersLoggedOut = 'All other devices are logged out'
export const noOtherSessions = 'You aren’t logged in anywhere else.'
export const logOutOthers = 'Log out all other devices'
export const dontRecogniseADevice =
  'Don’t recognise a device? Log it out, then change your password. That logs out all devices.'

// session-card.tsx
export const unknownDevice = 'Unknown browser'
export const thisDevice = 'This device'
export const loggedInOn = <T>(day: T) => ['Logged in on ', day]
export const lastUsed = <T>(moment: T) => ['Last used ', moment]
export const logOutIt = 'Log out'
export const logOutNamed = (device: string) => `Log out: ${device}`
