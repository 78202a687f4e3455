// change-email/change-email-draft.ts
export const enterNewEmail = 'Nouvelle adresse'
export const verifyYourPassword = 'Mot de passe'
export const verifyEmail = 'Vérification'

// codes/email-verification.route.ts
export const resendedVerificaitonCodeToEmail = 'Un nouveau code vous a été envoyé par e-mail.'

// login/login-action.ts
export const successfullyLoggedIn = 'Vous êtes connecté'

// passwords/reset-password-action.ts
export const greatNowEnterANew = 'Parfait, choisissez maintenant un nouveau mot de passe'
export const greatYourPasswordHasBeen = 'Votre mot de passe a été modifié, vous pouvez vous connecter'

// signup/signup-action.ts
export const greatCheckYourEmailFor = 'Merci ! Un code de vérification vous attend dans votre boîte de réception.'
export const woohooYourAccountWasCreated = 'Bienvenue, votre compte est créé !'

// login/linked-provider.tsx
export const yourSignInProvider = 'votre service de connexion'
export const loginProvider = 'Service de connexion'
export const youLogInWith = (provider: string) => `Vous vous connectez avec ${provider}`
export const untilYouRemoveItHere = 'jusqu’à ce que vous le retiriez ici'
export const remove = 'Retirer'

// overview/account-links.tsx
export const viewOrders = 'Voir mes commandes'
export const viewCart = 'Voir mon panier'
export const changeDetails = 'Modifier mes informations'
export const addresses = 'Adresses'
export const giftCards = 'Cartes cadeaux'
export const changeEmail = 'Changer d’adresse e-mail'
export const changePassword = 'Changer de mot de passe'
export const twoStepLogin = 'Validation en deux étapes'
export const loggedInDevices = 'Appareils connectés'
export const eMailsAboutOffers = 'Offres par e-mail'
export const deleteAccount = 'Supprimer mon compte'
export const logout = 'Se déconnecter'
export const account = 'Compte'
export const downloadMyData = 'Télécharger mes données'
export const preparingYourFile = 'Préparation de votre fichier…'
export const downloadMyDataHint = 'Toutes les données que la boutique conserve sur vous, en un seul fichier'

// overview/greeting.tsx
export const hello = (name: string) => `Bonjour ${name}`

// overview/running-order.tsx
export const onItsWay = 'En route vers chez vous'
export const orderOnItsWay = (id: number) => `Commande ${id}`
export const nextStep = (step: string) => `Prochaine étape : ${step}`

// Why visitors must log in
export const mustLogInToChangeEmail = 'Connectez-vous pour changer d’adresse e-mail.'
export const mustLogInToDeleteAccount = 'Connectez-vous pour supprimer votre compte.'
export const mustLogInToChangeDetails = 'Connectez-vous pour modifier vos informations.'
export const mustLogInToChangePassword = 'Connectez-vous pour changer de mot de passe.'

// account.page.tsx
export const youMustBeLoggedInToSeeYourAccount = 'Connectez-vous pour voir votre compte.'
export const noLongerLogsYouIn = (provider: string) => `Vous ne vous connectez plus avec ${provider}`

// codes/code-boxes.tsx
export const digitOf = (box: number, boxes: number) => `Chiffre ${box} sur ${boxes}`

// codes/code-field.tsx
export const verificationCode = 'Code de vérification'

// codes/resend-code.tsx
export const noEmailCheckYourSpam = 'Vous n’avez rien reçu ? Vérifiez vos courriers indésirables ou renvoyez le code.'
export const resendCode = 'Renvoyer le code'
export const inSeconds = (seconds: number) => ` dans ${seconds} s`

// codes/verify-email.tsx
export const aCodeIsOnItsWayTo = <T>(email: T, minutes: number) => [
  'Nous avons envoyé un code à 6 chiffres à l’adresse ',
  email,
  `. Il expire dans ${minutes} minutes.`,
]
export const back = 'Retour'

// change-email/change-email-steps.tsx
export const changeEmailTitle = 'Changer d’adresse e-mail'
export const newEmail = 'Nouvelle adresse e-mail'
export const currentAddress = (email: string) => `Adresse actuelle : ${email}`
export const continueLabel = 'Continuer'
export const password = 'Mot de passe'

// change-email/change-email.page.tsx
export const greatVerifyYouPassword = 'Parfait, confirmez maintenant votre mot de passe'
export const greatYourEmailHasBeen = 'Votre adresse e-mail a été modifiée'

// deletion/confirm-deletion.tsx and deleted-data-list.tsx
export const deleteYourAccount = 'Supprimer votre compte ?'
export const theAccount = <T>(email: T) => [
  'Le compte ',
  email,
  ' sera supprimé immédiatement. Cette action est définitive.',
]
export const deletedDataHeading = 'Ce qui est supprimé :'
export const deletedData =
  'votre nom, votre adresse e-mail et votre mot de passe, votre photo, vos adresses enregistrées, votre panier et les produits mis de côté.'
export const retainedDataHeading = 'Ce qui est conservé :'
export const retainedData =
  'vos commandes, que la boutique doit conserver pour sa comptabilité : les commandes en cours se poursuivent, puis votre nom et vos adresses sont effacés à l’expiration des délais légaux ; et vos avis, sous le nom « Ancien client ».'
export const keepMyAccount = 'Garder mon compte'
export const deleteMyAccount = 'Supprimer mon compte'

// deletion/delete-account.page.tsx
export const accountDeleted = 'Compte supprimé'
export const deletionHint =
  'Votre compte sera supprimé définitivement. Saisissez votre mot de passe pour confirmer votre identité. Une dernière confirmation vous sera demandée avant la suppression.'
export const deleteAccountTitle = 'Supprimer mon compte'

// details/change-account-info.page.tsx
export const youHaveChangedNothingYet = 'Vous n’avez encore rien modifié'
export const greatYourAccountInfoHas = 'Vos informations ont été modifiées'
export const firstName = 'Prénom'
export const lastName = 'Nom'
export const picture = 'Photo'
export const removeMyPicture = 'Retirer ma photo'
export const saveChanges = 'Enregistrer'

// login/login.page.tsx
export const login = 'Se connecter'
export const email = 'Adresse e-mail'
export const forgotPassword = 'Mot de passe oublié ?'
export const newHere = 'Nouveau client ?'
export const signUpInstead = 'Créer un compte'

// passwords/change-password.page.tsx
export const passwordSuccessfullyChangedYouCan = 'Mot de passe modifié, vous pouvez vous connecter'
export const oldPassword = 'Mot de passe actuel'
export const newPassword = 'Nouveau mot de passe'
export const atLeast8Characters15 = '8 caractères au minimum ; 15 ou plus pour une meilleure sécurité.'
export const newPasswordAgain = 'Confirmer le nouveau mot de passe'
export const changePasswordTitle = 'Changer de mot de passe'

// signup/password-lost.tsx
export const pageReloaded =
  'La page a été rechargée. Les mots de passe ne sont pas conservés : saisissez de nouveau les vôtres.'

// passwords/reset-password-steps.tsx
export const resetCodeHint =
  'Nous envoyons un code à cette adresse. Il vous permettra de choisir un nouveau mot de passe.'

// passwords/reset-password.page.tsx
export const enterEmail = 'Adresse e-mail'
export const enterNewPassword = 'Nouveau mot de passe'
export const resetPassword = 'Réinitialiser le mot de passe'
export const setNewPassword = 'Enregistrer le mot de passe'

// signup/account-details-step.tsx
export const iAgreeToTheTerms = <T>(link: (text: string) => T) => [
  'J’accepte les ',
  link('conditions générales de vente'),
]
export const opensAnotherTab = ' (nouvel onglet)'

// signup/signup.page.tsx
export const accountDetails = 'Vos informations'
export const signUp = 'Créer un compte'
export const createAccount = 'Créer mon compte'
export const alreadyACustomer = 'Déjà client ?'
export const loginInstead = 'Se connecter'
