import { counted } from '../../../../lib/texts/fr.ts'

// two-step.page.tsx and overview.tsx
export const twoStepLogin = 'Validation en deux étapes'
export const mustLogInToSetItUp = 'Connectez-vous pour configurer la validation en deux étapes.'
export const failedToLoadTwoStep =
  'Impossible de charger votre validation en deux étapes. Notre serveur est peut-être indisponible.'
export const afterYourPasswordYouConfirm =
  'Après votre mot de passe, vous confirmez la connexion avec un élément que vous seul possédez. Un mot de passe volé ne suffit alors plus.'
export const requiredForOwners =
  'La validation en deux étapes est obligatoire pour les propriétaires. Configurez-la ici pour retrouver l’accès à l’administration.'
export const authenticatorApp = 'Application d’authentification'
export const appShowsACode = 'Une application sur votre téléphone affiche un code qui change toutes les 30 secondes.'
export const setUpSince = <T>(day: T) => ['Configurée le ', day]
export const setUpApp = 'Configurer une application'
export const removeApp = 'Retirer l’application'
export const passkeys = 'Clés d’accès (passkeys)'
export const logInWithYourFingerprint =
  'Connectez-vous avec votre empreinte, votre visage, le code de l’appareil ou une clé de sécurité. Il n’y a rien à saisir, et aucun autre site ne peut vous la demander.'
export const passkeysNeedAName = 'Les clés d’accès nécessitent un nom de domaine, et cette boutique n’en a pas encore.'
export const addPasskey = 'Ajouter une clé d’accès'
export const addedAndUsed = <T>(added: T, used: T | undefined) =>
  used === undefined ? ['Ajoutée le ', added] : ['Ajoutée le ', added, ', dernière utilisation le ', used]
export const removePasskey = 'Retirer la clé d’accès'
export const remove = 'Retirer'
export const removeNamed = (name: string) => `Retirer : ${name}`
export const removePasskeyText = (name: string) =>
  `Vous ne pourrez plus vous connecter avec « ${name} ». Sans autre deuxième étape, votre mot de passe suffira. Tous les autres appareils seront déconnectés.`
export const recoveryCodes = 'Codes de secours'
export const recoveryCodesHint = 'En cas de perte de votre appareil. Chaque code ne sert qu’une fois.'
export const codesLeft = (left: number) => counted(left, 'code restant', 'codes restants')
export const newCodes = 'Créer de nouveaux codes'

// password-dialog.tsx
export const password = 'Mot de passe'
export const cancel = 'Annuler'
export const continueLabel = 'Continuer'
export const name = 'Nom'
export const aNameYouWillRecogniseHint = 'Un nom que vous reconnaîtrez, par exemple « Mon ordinateur »'
export const thisDevice = 'Cet appareil'
export const enterYourPasswordToConfirm = 'Saisissez votre mot de passe pour confirmer votre identité.'
export const removeAppText =
  'Vous ne pourrez plus vous connecter avec l’application. Sans autre deuxième étape, votre mot de passe suffira. Tous les autres appareils seront déconnectés.'
export const newCodesText = 'Vos codes actuels ne fonctionneront plus.'

// two-step-action.ts
export const passkeyAdded = 'Clé d’accès ajoutée'
export const passkeyRemoved = 'Clé d’accès retirée'
export const appRemoved = 'Application retirée'

// confirm-app.tsx
export const scanThis = 'Scannez ce code avec votre application, ou saisissez la clé.'
export const qrOfKey = 'QR code pour votre application d’authentification'
export const key = 'Clé'
export const openInApp = 'Ouvrir dans une application de cet appareil'
export const codeThatItShows = 'Code affiché dans l’application'
export const turnOn = 'Activer'

// new-recovery-codes.tsx
export const twoStepLoginIsOn = 'La validation en deux étapes est activée'
export const keepTheseCodes =
  'Conservez ces codes de secours en lieu sûr, ailleurs que sur l’appareil de votre application. En cas de perte de l’appareil, chacun sert une fois. Ils ne seront plus affichés.'
export const copyThem = 'Copier'
export const copied = 'Copié'
export const download = 'Télécharger'
export const recoveryCodesTxt = 'codes-de-secours.txt'
export const recoveryCodesForAtEach = (shop: string, email: string) =>
  `Codes de secours de ${email} pour ${shop}. Chaque code ne sert qu’une fois.`
export const codesSaved = 'J’ai conservé ces codes'
