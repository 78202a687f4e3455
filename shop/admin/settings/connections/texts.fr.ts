import type { MailProblem } from '../../../../lib/mail-problems.ts'

// All connection screens
export const settings = 'Paramètres'
export const onlyOwners = 'Seuls les propriétaires peuvent modifier les connexions.'
export const failedToLoad = 'La connexion n’a pas pu être chargée. Réessayez.'
export const setByEnvironment = (name: string) => `Valeur définie par la variable d’environnement ${name}.`
export const save = 'Enregistrer'
export const ownPassword = 'Votre mot de passe'
export const ownPasswordHint =
  'Nécessaire pour toute modification, car vous vous êtes connecté il y a plus d’une heure.'

// public-address.page.tsx
export const publicAddress = 'Adresse publique'
export const publicAddressKeywords = 'domaine url https site web adresse hébergement'
export const publicAddressText =
  'Cette adresse figure dans les liens des e-mails, dans le plan du site et dans les moteurs de recherche. Le domaine doit pointer vers ce serveur, et un proxy inverse doit fournir le https.'
export const publicAddressSaved = 'Adresse publique enregistrée'
export const noPublicAddress = (current: string) => `Pas encore d’adresse publique. Les liens contiennent ${current}.`
export const address = 'Adresse'
export const addressHint =
  'Par exemple https://boutique.example.com. Avant l’enregistrement, le serveur vérifie que cette boutique répond à cette adresse.'
export const newAddressWarning =
  'Les clés d’accès (passkeys) sont liées à une adresse. Après une modification, chacun se connecte avec son mot de passe et un code temporaire ou de secours, puis ajoute de nouveau ses clés d’accès.'
export const checkAndSave = 'Vérifier et enregistrer'
export const isUnchecked =
  'Enregistrer sans vérification. Certains réseaux ne permettent pas à un serveur d’atteindre sa propre adresse publique.'

// stripe.page.tsx
export const stripe = 'Stripe'
export const stripeKeywords = 'carte bancaire paiement en ligne prestataire clé webhook'
export const stripeText =
  'Les clients paient par carte et par d’autres moyens sur une page de Stripe. Les clés sont chiffrées et ne sont jamais affichées.'
export const stripeSaved = 'Clés de Stripe enregistrées'
export const stripeRemoved = 'Clés de Stripe supprimées'
export const unreadableKeys =
  'Les clés ont été enregistrées avec un autre dossier de données et sont illisibles. Le paiement en ligne est désactivé tant que vous ne les avez pas saisies de nouveau.'
export const isDisabled = 'Stripe est désactivé : les clients ne peuvent pas l’utiliser pour payer.'
export const viewExtensions = 'Voir les extensions'
export const connectedTo = (account: string, mode: 'test' | 'live') =>
  `${account ? `Connecté à ${account}` : 'Connecté'} en mode ${mode === 'test' ? 'test' : 'production'}.`
export const testModeHint = 'Avec une clé de test, aucun montant n’est débité.'
export const steps = [
  'Créez une clé limitée chez Stripe, avec l’écriture des Checkout Sessions et des Refunds et la lecture des PaymentIntents, des Charges et des Disputes.',
  'Ajoutez chez Stripe un webhook avec l’adresse ci-dessous. Sélectionnez les événements checkout.session.*, charge.refunded, charge.dispute.* et refund.*.',
  'Saisissez ici la clé et le secret de signature du webhook. La clé est vérifiée avant l’enregistrement.',
]
export const webhookAddress = 'Adresse du webhook'
export const stripeKey = 'Clé secrète ou limitée'
export const keyIsSet = (end: string) =>
  `Une clé qui se termine par ${end} est enregistrée. Laissez vide pour la garder.`
export const stripeKeyHint = 'Commence par sk_ ou rk_.'
export const webhookSecrets = 'Secret de signature'
export const webhookSecretsHint =
  'Commence par whsec_. Pendant un renouvellement du secret, saisissez les deux, séparés par une virgule.'
export const secretIsSet = 'Un secret de signature est enregistré. Laissez vide pour le garder.'
export const removeKeys = 'Supprimer les clés'
export const sureToRemove = 'Supprimer les clés de Stripe ?'
export const afterRemoval =
  'Les clients ne pourront plus payer en ligne. Les paiements et les remboursements en cours ne seront plus suivis tant que vous n’aurez pas saisi de nouveau des clés de ce compte.'
export const cancel = 'Annuler'

// mail-server.page.tsx
export const mailServer = 'Serveur de messagerie'
export const mailServerKeywords = 'smtp e-mail email messagerie expéditeur mot de passe test envoi'
export const mailServerText =
  'Les commandes, les codes et les réponses sont envoyés par le serveur de messagerie de votre fournisseur. Le mot de passe est chiffré et n’est jamais affiché.'
export const mailServerSaved = 'Serveur de messagerie enregistré'
export const unreadablePassword =
  'Le mot de passe a été enregistré avec un autre dossier de données et est illisible. Les e-mails restent en attente tant que vous ne l’avez pas saisi de nouveau.'
export const noMailServer =
  'Pas encore de serveur de messagerie. Les e-mails sont écrits dans un dossier du serveur, et les clients ne les reçoivent pas.'

// mail-server-form.tsx
export const host = 'Serveur'
export const hostHint =
  'Par exemple smtp.example.com. Votre fournisseur de messagerie l’indique sous « SMTP » ou « courrier sortant ».'
export const security = 'Chiffrement'
export const securities = { tls: 'TLS', starttls: 'STARTTLS', none: 'Aucun' }
export const port = 'Port'
export const portHint = 'En général 465 pour TLS et 587 pour STARTTLS.'
export const user = 'Utilisateur'
export const userHint = 'Souvent votre adresse e-mail. Laissez vide s’il n’y a pas d’authentification.'
export const password = 'Mot de passe'
export const passwordIsSet = 'Un mot de passe est enregistré. Laissez vide pour le garder.'
export const passwordHint = 'Certains fournisseurs exigent un mot de passe d’application.'
export const from = 'Adresse d’expédition'
export const fromHint = 'Les clients voient cette adresse. Elle doit appartenir à votre compte chez le fournisseur.'
export const sendTest = 'Envoyer un message de test'
export const isSending = 'Envoi du message de test en cours. Cela peut prendre 30 secondes.'

// mail-test-result.tsx
export const accepted = (to: string) =>
  `Le serveur de messagerie a accepté le message pour ${to}. Enregistrez ces paramètres, puis saisissez ci-dessous le code du message.`
export const failed = 'Le message de test n’a pas été envoyé'
export const problems: Record<MailProblem, string> = {
  name_not_found: 'Le serveur est introuvable sous ce nom. Vérifiez l’orthographe.',
  refused: 'Le serveur refuse les connexions sur ce port. Vérifiez le port.',
  unreachable: 'Le serveur n’est pas accessible depuis ce réseau.',
  timeout:
    'Le serveur n’a pas répondu à temps. Un pare-feu bloque peut-être le port. De nombreux hébergeurs bloquent le port 25 ; utilisez 465 ou 587.',
  tls: 'Aucune connexion chiffrée n’a pu être établie. Vérifiez que le chiffrement correspond au port et que le certificat est valable pour ce nom.',
  login:
    'Le serveur a refusé l’utilisateur ou le mot de passe. Certains fournisseurs exigent un mot de passe d’application.',
  sender: 'Le serveur refuse cette adresse d’expédition. Utilisez une adresse de votre compte chez le fournisseur.',
  recipient: 'Le serveur refuse d’envoyer un message à votre adresse.',
  no_mail_server:
    'Le programme qui répond sur ce port n’est pas un serveur de messagerie. Vérifiez le serveur et le port.',
  other: 'Le serveur n’a pas accepté le message.',
}
export const serverAnswer = (detail: string) => `Réponse : ${detail}`

// confirm-delivery.tsx
export const delivery = 'Envoi des e-mails'
export const isConfirmed = 'Un message de test est arrivé. L’envoi des e-mails est confirmé.'
export const confirmText =
  'Envoyez un message de test, puis saisissez les six chiffres de son objet. Cela confirme que les e-mails arrivent bien.'
export const code = 'Code du message de test'
export const confirm = 'Confirmer'
export const deliveryConfirmed = 'Envoi des e-mails confirmé'
