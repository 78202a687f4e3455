// first-start.page.tsx
export const yourShop = 'Votre boutique'
export const welcomeNameYourShop =
  'Bienvenue ! Donnez un nom à votre boutique et créez le compte propriétaire pour l’administration.'
export const languageOfShop = 'Langue de la boutique'
export const linkIncomplete = <T>(command: T) => [
  'Ce lien est incomplet. Ouvrez le lien entier que le programme a affiché ; ',
  command,
  ' en affiche un nouveau.',
]
export const wasUsed = 'Ce lien a déjà été utilisé. La boutique a un propriétaire.'
export const logInIfItIsYou = 'Si c’est vous, connectez-vous avec votre compte.'
export const login = 'Se connecter'
export const linkExpired = <T>(command: T) => [
  'Ce lien a expiré ou est incomplet. Pour obtenir un nouveau lien, redémarrez le programme ou exécutez ',
  command,
  ' sur le serveur.',
]
export const toTheAdmin = 'Administration'
export const toTheShop = 'Aller à la boutique'
export const linkCheckFailed = 'Le lien n’a pas pu être vérifié. Réessayez.'
export const welcomeToTheAdmin = 'Bienvenue dans l’administration'
export const shopName = 'Nom de la boutique'
export const canBeChanged = 'Vous pourrez le modifier plus tard.'
export const firstName = 'Prénom'
export const lastName = 'Nom'
export const email = 'Adresse e-mail'
export const password = 'Mot de passe'
export const atLeast8Characters = '8 caractères au minimum'
export const createShop = 'Créer la boutique'
