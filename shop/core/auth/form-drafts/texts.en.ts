// form-draft-notice.tsx
export const logInToSend =
  'Your login has ended, so this cannot be sent right now. What you typed stays here: log in, and it is in this form again.'
export const sendOrLogIn =
  'Your login has ended. What you typed stays here: send it without an account, or log in, and it is in this form again.'
export const notSentYet = 'You had typed this when your login ended. It has not been sent yet.'
export const choosePictureAgain = 'The picture could not be kept over the login: choose it again.'
export const beginAnew = 'Begin anew'
