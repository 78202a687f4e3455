// form-draft-notice.tsx
export const logInToSend =
  'Votre session a expiré : l’envoi est impossible pour le moment. Votre saisie reste dans ce formulaire ; connectez-vous pour l’envoyer.'
export const sendOrLogIn =
  'Votre session a expiré. Votre saisie reste dans ce formulaire : envoyez-la sans compte, ou connectez-vous d’abord.'
export const notSentYet = 'Vous aviez saisi ceci avant l’expiration de votre session. Rien n’a encore été envoyé.'
export const choosePictureAgain = 'L’image n’a pas pu être conservée. Choisissez-la de nouveau.'
export const startOver = 'Recommencer'
