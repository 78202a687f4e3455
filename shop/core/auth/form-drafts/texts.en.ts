// form-draft-notice.tsx
export const logInToSend =
  'Your session has ended, so this can’t be sent now. Your entries stay in this form; log in to send them.'
export const sendOrLogIn =
  'Your session has ended. Your entries stay in this form: send them without an account, or log in first.'
export const notSentYet = 'You entered this before your session ended. It hasn’t been sent yet.'
export const choosePictureAgain = 'The picture couldn’t be saved. Choose it again.'
export const startOver = 'Start over'
