// change-email/change-email-draft.ts
export const enterNewEmail = 'Enter New email'
export const verifyYourPassword = 'Verify Your Password'
export const verifyEmail = 'Verify Email'

// codes/email-verification.route.ts
export const resendedVerificaitonCodeToEmail = 'Resended Verificaiton Code to Email.'

// login/login-action.ts
export const successfullyLoggedIn = 'Successfully Logged In'

// passwords/reset-password-action.ts
export const greatNowEnterANew = 'Great, now enter a new desired password'
export const greatYourPasswordHasBeen = 'Great, your password has been reset, you may now login'

// signup/signup-action.ts
export const greatCheckYourEmailFor = 'Great! Check your email for a verification code.'
export const woohooYourAccountWasCreated = 'Woohoo, Your account was created!'

// login/linked-provider.tsx
export const yourSignInProvider = 'Your login provider'
export const loginProvider = 'Login provider'
export const youLogInWith = (provider: string) => `You log in with ${provider}`
export const untilYouRemoveItHere = 'until you remove it here'
export const remove = 'Remove'

// overview/account-links.tsx
export const viewOrders = 'View Orders'
export const viewCart = 'View Cart'
export const changeDetails = 'Change Details'
export const addresses = 'Addresses'
export const giftCards = 'Gift cards'
export const changeEmail = 'Change Email'
export const changePassword = 'Change Password'
export const twoStepLogin = 'Two-step Login'
export const loggedInDevices = 'Logged-in Devices'
export const eMailsAboutOffers = 'E-mails about offers'
export const deleteAccount = 'Delete Account'
export const logout = 'Logout'
export const account = 'Account'
export const downloadMyData = 'Download my data'
export const preparingYourFile = 'Preparing your file…'
export const downloadMyDataHint = 'All data the shop stores about you, in one file'

// overview/greeting.tsx
export const hello = (name: string) => `Hello ${name}`

// overview/running-order.tsx
export const onItsWay = 'On its way to you'
export const orderOnItsWay = (id: number) => `Order ${id}`
export const nextStep = (step: string) => `Next: ${step}`

// Why visitors must log in
export const mustLogInToChangeEmail = 'You must be logged in to change your email'
export const mustLogInToDeleteAccount = 'You must be logged in to delete your account'
export const mustLogInToChangeDetails = 'You must be logged in to change your details'
export const mustLogInToChangePassword = 'You must be logged in to change your password'

// account.page.tsx
export const youMustBeLoggedInToSeeYourAccount = 'You must be logged in to change your password'
export const noLongerLogsYouIn = (provider: string) => `You no longer log in with ${provider}`

// codes/code-boxes.tsx
export const digitOf = (box: number, boxes: number) => `Digit ${box} of ${boxes}`

// codes/code-field.tsx
export const verificationCode = 'Verification code'

// codes/resend-code.tsx
export const noEmailCheckYourSpam = 'No e-mail? Check your spam folder, or send it again.'
export const resendCode = 'Resend code'
export const inSeconds = (seconds: number) => ` in ${seconds} s`

// codes/verify-email.tsx
export const aCodeIsOnItsWayTo = <T>(email: T, minutes: number) => [
  'We have sent a 6-digit code to ',
  email,
  `. It expires in ${minutes} minutes.`,
]
export const back = 'Back'

// change-email/change-email-steps.tsx
export const changeEmailTitle = 'Change email'
export const newEmail = 'New email'
export const currentAddress = (email: string) => `Current address: ${email}`
export const continueLabel = 'Continue'
export const password = 'Password'

// change-email/change-email.page.tsx
export const greatVerifyYouPassword = 'Great, verify you password'
export const greatYourEmailHasBeen = 'Great your email has been changed'

// deletion/confirm-deletion.tsx and deleted-data-list.tsx
export const deleteYourAccount = 'Delete your account?'
export const theAccount = <T>(email: T) => ['The account ', email, ' is deleted immediately. This can’t be undone.']
export const deletedDataHeading = 'Deleted data:'
export const deletedData =
  'your name, e-mail address and password, your picture, your saved addresses, your cart and what you saved for later.'
export const retainedDataHeading = 'Data that stays:'
export const retainedData =
  'your orders, which the shop must keep for its accounts: open orders continue, and your name and addresses are removed once legal deadlines have passed; and your reviews, under “Former customer”.'
export const keepMyAccount = 'Keep my account'
export const deleteMyAccount = 'Delete my account'

// deletion/delete-account.page.tsx
export const accountDeleted = 'Account Deleted'
export const deletionHint =
  'This deletes your account permanently. Enter your password to confirm your identity. You confirm once more before anything is deleted.'
export const deleteAccountTitle = 'Delete account'

// details/change-account-info.page.tsx
export const youHaveChangedNothingYet = 'You haven’t changed anything yet'
export const greatYourAccountInfoHas = 'Great your account info has been changed'
export const firstName = 'First name'
export const lastName = 'Last name'
export const picture = 'Picture'
export const removeMyPicture = 'Remove my picture'
export const saveChanges = 'Save changes'

// login/login.page.tsx
export const login = 'Login'
export const email = 'Email'
export const forgotPassword = 'Forgot Password'
export const newHere = 'New here?'
export const signUpInstead = 'Sign up instead'

// passwords/change-password.page.tsx
export const passwordSuccessfullyChangedYouCan = 'Password Successfully Changed, you can now log in'
export const oldPassword = 'Old password'
export const newPassword = 'New password'
export const atLeast8Characters15 = 'At least 8 characters; 15 or more is safer.'
export const newPasswordAgain = 'New password again'
export const changePasswordTitle = 'Change password'

// signup/password-lost.tsx
export const pageReloaded = 'The page was reloaded. Passwords are not stored, so please enter yours again.'

// passwords/reset-password-steps.tsx
export const resetCodeHint = 'We send a code to this address. You need it to set a new password.'

// passwords/reset-password.page.tsx
export const enterEmail = 'Enter email'
export const enterNewPassword = 'Enter New Password'
export const resetPassword = 'Reset password'
export const setNewPassword = 'Set new password'

// signup/account-details-step.tsx
export const iAgreeToTheTerms = <T>(link: (text: string) => T) => ['I agree to the ', link('Terms of Service')]
export const opensAnotherTab = ' (opens a new tab)'

// signup/signup.page.tsx
export const accountDetails = 'Account Details'
export const signUp = 'Sign up'
export const createAccount = 'Create account'
export const alreadyACustomer = 'Already a customer?'
export const loginInstead = 'Login instead'
