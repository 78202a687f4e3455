import { counted } from '../../../../lib/texts/en.ts'

// two-step.page.tsx and overview.tsx
export const twoStepLogin = 'Two-step login'
export const mustLogInToSetItUp = 'You must be logged in to set up two-step login'
export const failedToLoadTwoStep = 'Failed to load your two-step login, perhaps our server is down'
export const whatItIs =
  'After your password, the login asks for something that only you have. Whoever learns your password then still cannot log in.'
export const ownersMust =
  'The owners of this shop use two-step login. Set it up here, and everything behind the counter is open to you again.'
export const authenticatorApp = 'Authenticator app'
export const appShowsACode = 'An app on your telephone shows a code that changes every 30 seconds.'
export const setUpSince = <T>(day: T) => ['Set up on ', day]
export const setUpApp = 'Set up an app'
export const removeApp = 'Remove the app'
export const passkeys = 'Passkeys'
export const whatPasskeysAre =
  'Your fingerprint, your face or the code of a device, or a security key. Nothing has to be typed, and no other site can ask for it.'
export const passkeysNeedAName =
  'Browsers keep passkeys for a shop only under a name, and this one is open at an address of numbers.'
export const addPasskey = 'Add a passkey'
export const addedAndUsed = <T>(added: T, used: T | undefined) =>
  used === undefined ? ['Added on ', added] : ['Added on ', added, ', last used on ', used]
export const removePasskey = 'Remove the passkey'
export const remove = 'Remove'
export const removeNamed = (name: string) => `Remove: ${name}`
export const removePasskeyText = (name: string) =>
  `“${name}” lets nobody in any more. Unless something else is set up, your password alone does. You are logged out everywhere else.`
export const recoveryCodes = 'Recovery codes'
export const forWhenItIsLost = 'For when the rest is lost. Each lets you in once.'
export const codesLeft = (left: number) => `${counted(left, 'code is', 'codes are')} left`
export const newCodes = 'Make new codes'

// password-dialog.tsx
export const password = 'Password'
export const cancel = 'Cancel'
export const continueLabel = 'Continue'
export const passkeyName = 'Name'
export const passkeyNameHint = 'By which you will know it again, such as that of the device.'
export const thisDevice = 'This device'
export const showThatItIsYou = 'Enter your password to show that it is you.'
export const removeAppText =
  'The app lets nobody in any more. Unless something else is set up, your password alone does. You are logged out everywhere else.'
export const newCodesText = 'The ones that you have now let nobody in any more.'

// two-step-action.ts
export const passkeyAdded = 'The passkey is added'
export const passkeyRemoved = 'The passkey is removed'
export const appRemoved = 'The app is removed'

// confirm-app.tsx
export const scanThis = 'Look at this with your app, or type the key into it.'
export const qrOfKey = 'QR code for your authenticator app'
export const key = 'Key'
export const openInApp = 'Open in an app on this device'
export const codeThatItShows = 'The code that it shows now'
export const turnOn = 'Turn on'

// new-recovery-codes.tsx
export const isOn = 'Two-step login is on'
export const keepTheseCodes =
  'Keep these recovery codes somewhere safe, not on the device with your app. Each lets you in once when that is lost. They are shown only now.'
export const copyThem = 'Copy'
export const copied = 'Copied'
export const download = 'Download'
export const fileName = 'recovery-codes.txt'
export const fileHead = (shop: string, email: string) => `Recovery codes of ${email} at ${shop}. Each is good once.`
export const iHaveKeptThem = 'I have kept them'
