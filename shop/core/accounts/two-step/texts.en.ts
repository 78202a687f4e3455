import { counted } from '../../../../lib/texts/en.ts'

// two-step.page.tsx and overview.tsx
export const twoStepLogin = 'Two-step login'
export const mustLogInToSetItUp = 'You must be logged in to set up two-step login'
export const failedToLoadTwoStep = 'Failed to load your two-step login, perhaps our server is down'
export const afterYourPasswordYouConfirm =
  'After your password, you confirm the login with something only you have. A stolen password alone is then not enough.'
export const requiredForOwners = 'Owners must use two-step login. Set it up here to use the admin again.'
export const authenticatorApp = 'Authenticator app'
export const appShowsACode = 'An app on your phone shows a code that changes every 30 seconds.'
export const setUpSince = <T>(day: T) => ['Set up on ', day]
export const setUpApp = 'Set up an app'
export const removeApp = 'Remove app'
export const passkeys = 'Passkeys'
export const logInWithYourFingerprint =
  'Log in with your fingerprint, face, device PIN or a security key. There is nothing to type, and no other site can ask for it.'
export const passkeysNeedAName = 'Passkeys need a domain name, and this shop doesn’t have one yet.'
export const addPasskey = 'Add a passkey'
export const addedAndUsed = <T>(added: T, used: T | undefined) =>
  used === undefined ? ['Added on ', added] : ['Added on ', added, ', last used on ', used]
export const removePasskey = 'Remove passkey'
export const remove = 'Remove'
export const removeNamed = (name: string) => `Remove: ${name}`
export const removePasskeyText = (name: string) =>
  `You can no longer log in with “${name}”. Without another second step, your password alone is enough. All other devices are logged out.`
export const recoveryCodes = 'Recovery codes'
export const recoveryCodesHint = 'For when you lose your device. Each code works once.'
export const codesLeft = (left: number) => `${counted(left, 'code is', 'codes are')} left`
export const newCodes = 'Create new codes'

// password-dialog.tsx
export const password = 'Password'
export const cancel = 'Cancel'
export const continueLabel = 'Continue'
export const name = 'Name'
export const aNameYouWillRecogniseHint = 'A name you will recognise, e.g. My laptop'
export const thisDevice = 'This device'
export const enterYourPasswordToConfirm = 'Enter your password to confirm your identity.'
export const removeAppText =
  'You can no longer log in with the app. Without another second step, your password alone is enough. All other devices are logged out.'
export const newCodesText = 'Your current codes will stop working.'

// two-step-action.ts
export const passkeyAdded = 'Passkey added'
export const passkeyRemoved = 'Passkey removed'
export const appRemoved = 'App removed'

// confirm-app.tsx
export const scanThis = 'Scan this with your app, or enter the key.'
export const qrOfKey = 'QR code for your authenticator app'
export const key = 'Key'
export const openInApp = 'Open in an app on this device'
export const codeThatItShows = 'Code shown in the app'
export const turnOn = 'Turn on'

// new-recovery-codes.tsx
export const twoStepLoginIsOn = 'Two-step login is on'
export const keepTheseCodes =
  'Save these recovery codes somewhere safe, not on the device with your app. Each works once if you lose your device. They are shown only now.'
export const copyThem = 'Copy'
export const copied = 'Copied'
export const download = 'Download'
export const recoveryCodesTxt = 'recovery-codes.txt'
export const recoveryCodesForAtEach = (shop: string, email: string) =>
  `Recovery codes for ${email} at ${shop}. Each works once.`
export const codesSaved = 'I have saved them'
