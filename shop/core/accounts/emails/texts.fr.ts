import { counted } from '../../../../lib/texts/fr.ts'

export const codeSubject = (code: string, shop: string) => `${code} est votre code pour ${shop}`
export const yourCode = (shop: string) => `Votre code pour ${shop}`
export const completeSignup = 'Saisissez ce code pour terminer la création de votre compte :'
export const setNewPassword = 'Saisissez ce code pour choisir un nouveau mot de passe :'
export const useNewAddress = (shop: string) =>
  `Saisissez ce code pour utiliser cette adresse e-mail avec votre compte chez ${shop} :`
export const codeLasts = (minutes: number) => `Le code est valable ${minutes} minutes, pour cette opération uniquement.`
export const tooManyWrongCodes =
  'Trop de codes erronés ont été saisis aujourd’hui pour cette adresse. Jusqu’à demain, un code ne fonctionne que dans l’onglet du navigateur qui l’a demandé. Saisissez le code dans cet onglet.'
export const codeNotRequested = 'Si vous n’avez pas demandé ce code, ignorez cet e-mail. Rien ne change sans le code.'
export const hasAccount =
  'Si vous vouliez créer un compte : cette adresse en a déjà un. Connectez-vous, ou choisissez un nouveau mot de passe avec le code.'
export const addressTakenSubject = (shop: string) => `Quelqu’un a essayé d’utiliser votre adresse e-mail chez ${shop}`
export const addressTaken =
  'Un autre compte a essayé de remplacer son adresse e-mail par celle-ci. L’adresse appartient à votre compte : rien n’a été modifié.'
export const addressTakenByYou =
  'Si c’était vous, connectez-vous avec cette adresse ou choisissez un nouveau mot de passe pour elle.'
export const notYou =
  'Si ce n’était pas vous, changez de mot de passe maintenant : choisissez « Mot de passe oublié » sur la page de connexion.'
export const passwordChangedSubject = (shop: string) => `Votre mot de passe chez ${shop} a été modifié`
export const passwordChanged = 'Votre mot de passe a été modifié et tous les appareils ont été déconnectés.'
export const emailChangedSubject = (shop: string) => `Votre adresse e-mail chez ${shop} a été modifiée`
export const emailChanged =
  'L’adresse e-mail de votre compte a été modifiée. Cette adresse ne reçoit plus d’e-mails à son sujet.'
export const emailNotChangedByYou = 'Si ce n’était pas vous, écrivez-nous avec le formulaire de contact.'
export const accountDeletedSubject = (shop: string) => `Votre compte chez ${shop} a été supprimé`
export const accountDeleted =
  'Votre compte, votre panier et votre photo ont été supprimés. Vos commandes restent dans nos registres sans votre nom. Vos avis restent publiés sous le nom « Ancien client ».'
export const thanks = 'Merci de votre confiance.'

// validation en deux étapes
export const byApp = 'les codes d’une application d’authentification'
export const byPasskey = (name: string) => `la clé d’accès « ${name} »`
export const factorAddedSubject = (shop: string, factor: string) =>
  `Validation en deux étapes chez ${shop} : vous avez ajouté ${factor}`
export const factorAdded = (factor: string) =>
  `Vous pouvez maintenant utiliser ${factor} comme deuxième étape de votre connexion, après votre mot de passe.`
export const factorRemovedSubject = (shop: string, factor: string) =>
  `Validation en deux étapes chez ${shop} : vous avez supprimé ${factor}`
export const lastFactorRemoved = (factor: string) =>
  `Vous avez supprimé ${factor}. Votre compte n’a plus de deuxième étape : votre mot de passe suffit pour vous connecter.`
export const factorRemoved = (factor: string) =>
  `Vous avez supprimé ${factor}. Votre connexion a toujours une deuxième étape.`
export const factorsRemovedSubject = (shop: string) =>
  `La validation en deux étapes chez ${shop} a été retirée de votre compte`
export const factorsRemoved =
  'L’exploitant de cette boutique a retiré la deuxième étape de votre connexion. Vous avez été déconnecté de tous vos appareils. Votre mot de passe suffit maintenant pour vous connecter.'
export const setUpAgain =
  'Connectez-vous et réactivez la validation en deux étapes dans « Compte ». Si vous ne l’avez pas demandé, répondez à cet e-mail.'
export const codesRenewedSubject = (shop: string) => `Vous avez de nouveaux codes de secours chez ${shop}`
export const codesRenewed =
  'Dix nouveaux codes de secours ont été créés pour votre compte. Les anciens codes ne sont plus valables.'
export const recoveryCodeUsedSubject = (shop: string) =>
  `Un code de secours a servi à se connecter à votre compte chez ${shop}`
export const recoveryCodeUsed = (left: number) =>
  `Quelqu’un s’est connecté avec votre mot de passe et l’un de vos codes de secours. Il reste ${counted(left, 'code', 'codes')}.`
export const viewSessions = 'Vous pouvez créer de nouveaux codes de secours et voir vos sessions dans « Compte ».'
export const codeNotUsedByYou =
  'Si ce n’était pas vous, changez de mot de passe maintenant : choisissez « Mot de passe oublié » sur la page de connexion. Créez ensuite de nouveaux codes de secours.'
export const wrongCodesSubject = (shop: string) => `Quelqu’un connaît peut-être votre mot de passe chez ${shop}`
export const wrongCodes =
  'Quelqu’un a saisi votre mot de passe puis un code erroné, dix fois en une journée. Toutes ces connexions ont été refusées.'

// connexion avec un fournisseur
export const linkedSubject = (shop: string, provider: string) =>
  `Vous pouvez maintenant vous connecter chez ${shop} avec ${provider}`
export const linked = (provider: string) =>
  `Quelqu’un s’est connecté avec ${provider}, qui a confirmé que cette adresse e-mail lui appartient. Cette connexion donne maintenant accès à votre compte.`
export const viewLinked = 'Vous pouvez voir et supprimer cette connexion dans « Compte ».'
export const linkedNotByYou = (provider: string) =>
  `Si ce n’était pas vous, supprimez-la et sécurisez votre compte ${provider} : quelqu’un d’autre peut s’y connecter.`

// offres par e-mail
export const confirmOffersSubject = (shop: string) =>
  `Confirmez que vous souhaitez recevoir les offres de la boutique ${shop}`
export const offersRequested = (wording: string) => `Nous avons reçu cette demande pour votre adresse : « ${wording} »`
export const confirmOffersWithin =
  'Confirmez-la sous 7 jours avec le bouton ci-dessous. Si vous ne l’avez pas faite, ignorez cet e-mail : vous ne recevrez pas d’offres par e-mail.'
export const confirmOffers = 'Recevoir les offres par e-mail'
export const offersConfirmedSubject = (shop: string) => `Vous recevrez par e-mail les offres de la boutique ${shop}`
export const offersConfirmed = (wording: string) => `Vous avez accepté ceci : « ${wording} »`
export const unsubscribeAnyTime = 'Vous pouvez vous désabonner à tout moment, ici ou dans votre compte.'
export const unsubscribe = 'Se désabonner'
