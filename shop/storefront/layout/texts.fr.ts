import { counted } from '../../../lib/texts/fr.ts'

// error-page.tsx
export const whopsAnErrorOccured = 'Oups, une erreur est survenue'
export const goBack = 'Retour'
export const goToHome = 'Aller à l’accueil'
export const extraOptions = 'Autres options'
export const logoutHint = 'Si l’erreur est liée à votre session, vous déconnecter peut la résoudre.'
export const youAreNotLoggedIn = 'Vous n’êtes pas connecté.'
export const logout = 'Se déconnecter'

// footer.tsx
export const toTheHomePage = (shop: string) => `${shop}, page d’accueil`
export const termsOfService = 'Conditions générales de vente'
export const withdrawHere = 'Renoncer au contrat ici'
export const shop = 'Boutique'
export const help = 'Aide'
export const footerLinks = 'Liens de pied de page'
export const you = 'Votre compte'
export const copyright = (shop: string) => `Copyright © 2024 ${shop}`

// language/
export const language = 'Langue'
export const dismissLanguage = 'Garder cette langue'

// account-menu.tsx
export const account = 'Compte'
export const cart = 'Panier'
export const orders = 'Mes commandes'
export const login = 'Connexion'
export const register = 'Créer un compte'
export const accountMenu = 'Menu du compte'
export const hello = (first_name: string) => `Bonjour ${first_name}`

// search-box.tsx
export const searchTheShop = 'Rechercher'

// header.tsx
export const main = 'Menu principal'
export const home = 'Accueil'
export const contactUs = 'Nous contacter'
export const admin = 'Administration'
export const cartWith = (count: number) => `Panier, ${count === 0 ? 'vide' : counted(count, 'article', 'articles')}`

// loading-overlay.tsx
export const loading = 'Chargement'

// tab-bar.tsx
export const adminTab = 'Admin'
export const search = 'Recherche'
export const tabs = 'Navigation'

// frame.tsx
export const skipToTheContent = 'Aller au contenu'

// test-mode-bar.tsx
export const testMode = 'Mode test'
export const testModeHint = 'Les commandes sont fictives : rien n’est débité ni livré.'
export const endTestMode = 'Quitter le mode test'

// not-found.page.tsx
export const thereIsNoPageAt = 'Cette page est introuvable.'
