// require-staff.tsx
export const logInWithAnAccount = (reason: string) => `${reason} Connectez-vous avec un compte de l’équipe.`
export const youAreLoggedInAs = (reason: string, first_name: string, last_name: string) =>
  `${reason} Vous êtes connecté sous le nom « ${first_name} ${last_name} », avec un compte client.`
export const roleNames = {
  owner: 'Propriétaire',
  catalogue: 'Catalogue',
  orders: 'Commandes',
  accountant: 'Comptable',
} as const
export const roleMeanings = {
  owner: 'tout, y compris les paramètres, les paiements et l’équipe',
  catalogue: 'le catalogue : produits, collections, prix, pages et avis',
  orders: 'les commandes : préparation et expédition, paiements, rétractations et messages',
  accountant: 'la comptabilité : documents, rapports et exports, en lecture seule',
} as const
const rolesAllowed = {
  owner: 'les propriétaires de la boutique',
  catalogue: 'les propriétaires et l’équipe du catalogue',
  orders: 'les propriétaires et l’équipe des commandes',
  accountant: 'les propriétaires et les comptables',
  finance: 'les propriétaires, l’équipe des commandes et les comptables',
  operations: 'les propriétaires, l’équipe du catalogue et celle des commandes',
  staff: 'les membres de l’équipe de la boutique',
} as const
export const ofAnotherRole = (role: string, needed: keyof typeof rolesAllowed) =>
  `Seuls ${rolesAllowed[needed]} peuvent utiliser cet écran. Votre rôle est « ${role} » ; un propriétaire peut le modifier sous « Équipe ».`
export const sessionEnded = 'Votre session a expiré : rien ne peut être enregistré pour le moment.'
export const logInElsewhere = <T>(link: T) => [
  'Vos modifications sont toujours dans le formulaire. Connectez-vous ',
  link,
  ', puis revenez sur cet onglet et enregistrez de nouveau.',
]
export const noLongerStaff =
  'Vous ne faites plus partie de l’équipe de cette boutique et ne pouvez donc pas enregistrer vos modifications.'
export const roleIsNow = (role: string, needed: keyof typeof rolesAllowed) =>
  `Votre rôle est maintenant « ${role} ». Seuls ${rolesAllowed[needed]} peuvent enregistrer cet écran.`
export const askForTheRole =
  'Vos modifications sont toujours dans le formulaire. Copiez ce dont vous avez besoin, ou demandez à un propriétaire de modifier votre rôle, puis enregistrez de nouveau.'
export const twoStepIsNeeded =
  'La validation en deux étapes est obligatoire pour les propriétaires. Configurez-la avant d’enregistrer vos modifications.'
export const setUpElsewhere = <T>(link: T) => [
  'Vos modifications sont toujours dans le formulaire. Configurez cette validation ',
  link,
  ', puis revenez sur cet onglet et enregistrez de nouveau.',
]
export const inAnotherTab = 'dans un autre onglet'
export const goToDashboard = 'Aller au tableau de bord'
export const setUpTwoStepFirst =
  'La validation en deux étapes est obligatoire pour les propriétaires. Configurez-la dans votre compte pour retrouver l’accès à l’administration.'
export const setUpTwoStep = 'Configurer la validation en deux étapes'
export const toTheProducts = 'Voir les produits'
export const logout = 'Se déconnecter'

// leave-protection.tsx
export const leaveWithoutSaving = 'Quitter sans enregistrer ?'
export const yourChangesAreLost = 'Vos modifications ne sont pas enregistrées.'
export const stayHere = 'Rester sur la page'
export const leave = 'Quitter'

// title-and-slug.tsx
export const title = 'Titre'
export const slug = 'Slug'
export const itsAddress = (address: string) => `Adresse : ${address}`

// lists/older-pages.tsx
export const newest = 'Les plus récents'
export const older = 'Plus anciens'

// saved-meanwhile.tsx
export const someoneElseSavedThis = 'Quelqu’un d’autre a enregistré d’autres valeurs.'
export const changesKept =
  'Vos modifications sont toujours dans le formulaire. Enregistrez de nouveau pour remplacer ces valeurs :'
export const otherValue = (label: string, value: string) => `${label} : ${value || 'vide'}`
