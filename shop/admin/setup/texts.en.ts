// first-start.page.tsx
export const yourShop = 'Your shop'
export const welcomeNameYourShop = 'Welcome. Name your shop and create the owner account for the admin.'
export const languageOfShop = 'Language of the shop'
export const linkIncomplete = <T>(command: T) => [
  'This link is incomplete. Open the whole link that the program printed; ',
  command,
  ' prints a new one.',
]
export const wasUsed = 'This link was already used. The shop has an owner.'
export const logInIfItIsYou = 'If that is you, log in with your account.'
export const login = 'Login'
export const linkExpired = <T>(command: T) => [
  'This link has expired or is incomplete. Restart the program, or run ',
  command,
  ' on the server to get a new link.',
]
export const toTheAdmin = 'Admin'
export const toTheShop = 'Go to the shop'
export const linkCheckFailed = 'The link couldn’t be checked. Try again.'
export const welcomeToTheAdmin = 'Welcome to the admin'
export const shopName = 'Name of the shop'
export const canBeChanged = 'You can change it later.'
export const firstName = 'First name'
export const lastName = 'Last name'
export const email = 'E-mail'
export const password = 'Password'
export const atLeast8Characters = 'At least 8 characters'
export const createShop = 'Create shop'
