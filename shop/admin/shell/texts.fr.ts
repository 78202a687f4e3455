import { counted } from '../../../lib/texts/fr.ts'

// navigation.ts
export const dashboard = 'Tableau de bord'
export const extensions = 'Extensions'
export const reports = 'Rapports'
export const accounting = 'Comptabilité'
export const orders = 'Commandes'
export const createOrder = 'Créer une commande'
export const payments = 'Paiements'
export const invoices = 'Factures'
export const withdrawals = 'Rétractations'
export const products = 'Produits'
export const createProduct = 'Créer un produit'
export const collections = 'Collections'
export const createCollection = 'Créer une collection'
export const lowStock = 'Stock faible'
export const stockMovements = 'Mouvements de stock'
export const manufacturers = 'Fabricants'
export const attributes = 'Caractéristiques'
export const sales = 'Promotions'
export const createSale = 'Créer une promotion'
export const discounts = 'Réductions'
export const giftCards = 'Cartes cadeaux'
export const createDiscount = 'Créer une réduction'
export const reviews = 'Avis'
export const importAndExport = 'Import et export'
export const customers = 'Clients'
export const customerTags = 'Étiquettes'
export const messages = 'Messages'
export const content = 'Contenu'
export const homePage = 'Page d’accueil'
export const pages = 'Pages'
export const menus = 'Menus'
export const translations = 'Traductions'
export const createPage = 'Créer une page'
export const search = 'Recherche'
export const synonyms = 'Synonymes'
export const searchesWithoutAResult = 'Recherches sans résultat'
export const settings = 'Paramètres'
export const launch = 'Lancement'
export const paymentMethods = 'Moyens de paiement'
export const delivery = 'Livraison'
export const vat = 'TVA'
export const terms = 'Conditions'
export const team = 'Équipe'
export const activityLog = 'Journal d’activité'
export const help = 'Aide'

// side-bar.tsx
export const pagesIn = (group: string) => `Écrans : ${group}`

// tab-bar.tsx
export const dashboardTab = 'Accueil'
export const more = 'Plus'
export const allScreens = 'Tous les écrans'

// admin-shell.tsx
export const adminNavigation = 'Administration'
export const skipNavigation = 'Aller au contenu'
export const viewShop = 'Voir la boutique'
export const main = 'Menu principal'
export const home = 'Accueil'
export const contactUs = 'Nous contacter'

// notifications-button.tsx
export const notifications = 'Notifications'
export const newNotifications = (count: number) => `Notifications (${counted(count, 'nouvelle', 'nouvelles')})`

// notifications-panel.tsx
export const closeNotifications = 'Fermer les notifications'
export const toDo = 'À faire'
export const recent = '30 derniers jours'
export const noNotifications = 'Rien de nouveau ces 30 derniers jours.'
export const notificationsFailed = 'Les notifications n’ont pas pu être chargées.'
export const tryAgain = 'Réessayer'
export const isNew = 'Nouveau'
const count = (one: string, many: string) => (number: number) => counted(number, one, many)
export const tasks = {
  orders: count('commande à préparer ou à expédier', 'commandes à préparer ou à expédier'),
  payments: count('paiement à traiter', 'paiements à traiter'),
  withdrawals: count('rétractation en cours', 'rétractations en cours'),
  messages: count('message à traiter', 'messages à traiter'),
  reviews: count('avis signalé', 'avis signalés'),
}
export const notificationKinds = {
  order: 'Nouvelle commande',
  withdrawal: 'Rétractation',
  message: 'Message',
  review: 'Nouvel avis',
  backup: 'Échec d’une sauvegarde',
}

// shell-footer.tsx
export const toTheHomePage = (shop: string) => `${shop}, page d’accueil`
export const termsOfService = 'Conditions générales de vente'
export const copyright = (shop: string) => `Copyright © 2024 ${shop}`

// account-menu.tsx
export const accountMenu = (name: string) => (name ? `Menu du compte : ${name}` : 'Menu du compte')
export const hello = (first_name: string) => `Bonjour ${first_name}`
export const account = 'Compte'
export const cart = (count: number) => (count === 0 ? 'Panier' : `Panier (${count})`)
export const ownOrders = 'Mes commandes'
export const logout = 'Se déconnecter'
export const login = 'Connexion'
export const register = 'Créer un compte'

// shortcuts-dialog.tsx
export const keyboardShortcuts = 'Raccourcis clavier'
export const useCharacterKeys = 'Utiliser les raccourcis sans Ctrl, ⌘ ni Alt'
export const shortcuts: readonly { keys: readonly string[]; action: string }[] = [
  { keys: ['Ctrl ou ⌘', 'K'], action: 'Rechercher dans l’administration' },
  { keys: ['?'], action: 'Afficher cette liste' },
  { keys: ['g', 'd'], action: 'Aller au tableau de bord' },
  { keys: ['g', 'o'], action: 'Aller aux commandes' },
  { keys: ['g', 'p'], action: 'Aller aux produits' },
  { keys: ['g', 'c'], action: 'Aller aux clients' },
  {
    keys: ['c'],
    action:
      'Créer un produit, une commande, une collection, une promotion, une réduction ou une page, depuis l’écran correspondant',
  },
  { keys: ['j'], action: 'Ligne suivante de la liste' },
  { keys: ['k'], action: 'Ligne précédente de la liste' },
  { keys: ['Entrée'], action: 'Ouvrir la ligne' },
  { keys: ['x'], action: 'Sélectionner la ligne' },
]

// waiting-count.tsx
export const mostShown = (most: number) => `${most}+`
export const waits = (count: number) => `(${count} en attente)`

// search-button.tsx
export const searchTheAdmin = 'Rechercher dans l’administration'
export const ctrlK = (isApple: boolean) => (isApple ? '⌘ K' : 'Ctrl K')

// staff-search-dialog.tsx
export const ordersProductsCustomers = 'Commandes, produits, clients, pages'
export const closeSearch = 'Fermer la recherche'
export const found = 'Résultats'
export const foundInAll = (count: number) => (count === 0 ? nothingFound : counted(count, 'résultat', 'résultats'))
export const nothingFound = 'Aucun résultat.'
export const serverNotResponding = 'Le serveur ne répond pas. Vous pouvez toujours rechercher des écrans.'

// search-results.ts
export const orderOf = (id: number, name: string) => (name ? `Commande ${id}, ${name}` : `Commande ${id}`)
export const productStates = { draft: 'brouillon', hidden: 'masqué', published: 'publié' }
export const screens = 'Écrans'

export const actions = 'Actions'

// screens-by-name.ts
export const updateAProduct = 'Modifier un produit'
export const deleteAProduct = 'Supprimer un produit'
export const changePassword = 'Modifier votre mot de passe'
export const twoStepLogin = 'Validation en deux étapes'
/** Other words for a screen, by its name. */
export const keywords: Readonly<Record<string, string>> = {
  [dashboard]: 'accueil début aperçu statistiques chiffre d’affaires aujourd’hui',
  [orders]: 'vente achat préparation expédition envoi colis bon de livraison facture remboursement suivi',
  [invoices]: 'facture avoir pdf comptabilité tva document',
  [payments]: 'remboursement litige impayé virement stripe versement transaction encaissement',
  [accounting]: 'journal fec tva oss taxe export clôture rapprochement écritures comptable virement frais',
  [reports]: 'statistiques analyse chiffre d’affaires ventes bénéfice',
  [withdrawals]: 'retour retours renvoi remboursement annulation droit de rétractation',
  [products]: 'article catalogue fiche stock inventaire prix variante',
  [collections]: 'catégorie catégories rayon groupe',
  [lowStock]: 'inventaire réassort réapprovisionnement rupture épuisé seuil achat',
  [stockMovements]: 'inventaire historique réception livraison ajustement correction casse entrée sortie',
  [manufacturers]: 'marque fournisseur producteur',
  [attributes]: 'filtre propriété attribut spécification',
  [sales]: 'solde soldes remise réduction rabais campagne prix barré promo',
  [giftCards]: 'bon d’achat chèque cadeau avoir solde code émettre bloquer prolonger',
  [discounts]: 'code promo coupon bon remise promotion campagne livraison gratuite offerte pourcentage automatique',
  [reviews]: 'note modération commentaire étoiles',
  [importAndExport]: 'csv tableur excel télécharger envoyer masse sauvegarde',
  [customers]: 'utilisateur acheteur compte personnes newsletter marketing consentement abonné export',
  [customerTags]: 'client tag label segment groupe marquer',
  [messages]: 'contact e-mail boîte de réception question réponse support',
  [homePage]: 'thème vitrine bannière sections mise en page diaporama compte à rebours vidéo',
  [pages]: 'mentions légales à propos confidentialité faq texte contenu image',
  [translations]: 'traduire langue anglais français manquant',
  [menus]: 'navigation en-tête pied de page lien liens colonne menu principal',
  [synonyms]: 'recherche mots redirection',
  [searchesWithoutAResult]: 'chercher introuvable aucun rien',
  [settings]: 'configuration réglages préférences général options',
  [launch]: 'ouvrir mettre en ligne liste commande démarrer vendre sauvegarde mode test',
  [paymentMethods]: 'mode virement carte bancaire espèces stripe prestataire',
  [delivery]: 'expédition envoi zone pays transporteur tarif frais de port retrait',
  [vat]: 'taxe taxes impôt taux',
  [terms]: 'cgv conditions générales de vente juridique légal clause contrat',
  [team]: 'personnel utilisateur rôle droits permission inviter employé salarié',
  [activityLog]: 'historique audit modifications',
  [help]: 'guide documentation manuel assistance',
  [createOrder]: 'nouvelle ajouter saisir manuelle brouillon téléphone',
  [createProduct]: 'nouveau ajouter article',
  [createCollection]: 'nouvelle ajouter catégorie',
  [createSale]: 'nouvelle ajouter solde remise',
  [createDiscount]: 'nouvelle ajouter code promo coupon bon promotion',
  [createPage]: 'nouvelle ajouter',
  [updateAProduct]: 'changer éditer',
  [deleteAProduct]: 'retirer effacer',
  [changePassword]: 'changer sécurité connexion compte',
  [twoStepLogin]: 'sécurité mot de passe authentification double facteur 2fa code',
  [viewShop]: 'vitrine aperçu site boutique en ligne',
  [keyboardShortcuts]: 'aide touches',
}
/** Other words for a settings group. */
export const settingsKeywords: Readonly<Record<string, string>> = {
  identity: 'boutique titre langue traduction',
  look: 'thème design logo icône favicon couleur marque style sombre',
  announcement: 'bannière bandeau message',
  opening: 'mot de passe bientôt maintenance fermée masquée boutique en ligne',
  home: 'bannière thème',
  contact: 'téléphone adresse réseaux sociaux horaires',
  legal: 'facture société immatriculation siret mentions légales médiateur vendeur conditions',
  emails: 'courriel expéditeur smtp signature',
  notifications: 'alerte destinataire e-mail équipe',
  vat: 'taxe taxes facture',
  payments: 'virement iban espèces retrait moyen',
  online: 'carte bancaire stripe paypal paiement prestataire',
  methods: 'paiement ordre trier commande',
  delivery: 'envoi délai préparation transport',
  unpaid: 'limite attente paiement',
  invoices: 'numéro préfixe série facturation avoir tva sur les débits',
  gift_cards: 'bon d’achat validité expiration durée années',
  stock: 'inventaire seuil faible',
  accounts: 'comptabilité journal fec plan comptable écritures',
}
