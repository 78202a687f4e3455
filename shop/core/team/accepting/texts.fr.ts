// team-invitation.page.tsx
export const invitation = 'Invitation'
export const failedToLoad = 'Impossible de charger l’invitation. Réessayez.'
export const thisLinkIsIncompleteOpen = 'Ce lien est incomplet. Ouvrez de nouveau le lien reçu par e-mail.'
export const welcome = 'Bienvenue dans l’administration'
export const toTheShop = 'Aller à la boutique'
export const youAreInvited = (shop: string, by: string | null) =>
  by
    ? `${by} vous invite à rejoindre l’équipe de la boutique ${shop}.`
    : `Vous êtes invité à rejoindre l’équipe de la boutique ${shop}.`
export const yourRoleCovers = (meaning: string) => `Votre rôle couvre ${meaning}.`

// accept-options.tsx
export const accept = 'Accepter l’invitation'
export const logInToAccept = (email: string) =>
  `L’adresse ${email} est déjà associée à un compte. Connectez-vous avec ce compte pour accepter.`
export const login = 'Se connecter'
export const thisInvitationIsForButYouAreLogged = (email: string, own: string) =>
  `Cette invitation est destinée à ${email}, mais vous êtes connecté avec l’adresse ${own}. Déconnectez-vous, puis ouvrez de nouveau le lien reçu par e-mail.`
export const logout = 'Se déconnecter'
export const makeAnAccount = (email: string) =>
  `Créez un compte avec l’adresse ${email} pour utiliser l’administration.`
export const firstName = 'Prénom'
export const lastName = 'Nom'
export const password = 'Mot de passe'
export const atLeast8Characters = '8 caractères au minimum'
export const join = 'Rejoindre l’équipe'
