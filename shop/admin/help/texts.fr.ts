// help.page.tsx and guide.page.tsx
export const help = 'Aide'
export const onlyStaff = 'Seule l’équipe peut lire le guide.'
export const failedToLoad = 'Le guide n’a pas pu être chargé. Réessayez.'
export const whatTheGuideIs = 'Le guide, en anglais, présente chaque partie de l’administration.'
export const onThisPage = 'Sur cette page'
export const allTopics = 'Tous les sujets'

// screen-help.tsx
export const helpWithThisScreen = 'Aide pour cet écran'
export const learnMore = (topic: string) => `En savoir plus : ${topic}`

/** One paragraph for each admin screen, by its address. */
export const ABOUT = {
  '/admin': {
    topic: 'Configurer votre boutique',
    text: 'Le tableau de bord affiche les ventes du jour, les tâches en cours et les stocks faibles.',
  },
  '/admin/reports': {
    topic: 'Rapports',
    text: 'Les ventes de la période de votre choix, par jour, produit, collection, pays, moyen de paiement et client.',
  },
  '/admin/accounting': {
    topic: 'Fichiers comptables',
    text: 'La TVA par pays et par taux, les fichiers pour votre comptable et le rapprochement des documents avec les paiements.',
  },
  '/admin/orders': {
    topic: 'Traiter les commandes',
    text: 'Les commandes à traiter s’affichent en premier. Imprimez les bons de livraison, marquez les commandes comme expédiées et saisissez les numéros de suivi.',
  },
  '/admin/invoices': {
    topic: 'Retrouver des documents',
    text: 'Toutes les factures et tous les avoirs. Choisissez une période pour télécharger ses documents dans un fichier ZIP.',
  },
  '/admin/payments': {
    topic: 'Paiements à traiter',
    text: 'Les paiements qui demandent une décision : remboursements à effectuer, virements manquants et litiges.',
  },
  '/admin/withdrawals': {
    topic: 'Traiter une rétractation',
    text: 'Dans l’UE, les clients ont 14 jours pour se rétracter. Enregistrez les articles retournés, puis remboursez.',
  },
  '/admin/products': {
    topic: 'Modifier plusieurs produits',
    text: 'Modifiez les prix et les stocks dans la liste. Sélectionnez plusieurs produits pour une action groupée.',
  },
  '/admin/collections': {
    topic: 'Organiser les produits',
    text: 'Les collections regroupent les produits du menu. Ajoutez-y des produits vous-même ou par une règle.',
  },
  '/admin/reductions': {
    topic: 'Organiser une promotion',
    text: 'Une promotion baisse les prix entre deux dates. La boutique affiche le prix le plus bas des 30 derniers jours, comme l’exige la loi.',
  },
  '/admin/gift_cards': {
    topic: 'Émettre une carte cadeau',
    text: 'Le bénéficiaire reçoit un code par e-mail et l’utilise pour payer sa commande. L’historique montre chaque utilisation.',
  },
  '/admin/discounts': {
    topic: 'Créer une réduction',
    text: 'Une réduction baisse le total d’une commande, avec un code ou automatiquement. Le total le plus bas s’applique.',
  },
  '/admin/facts': {
    topic: 'Organiser les produits',
    text: 'Choisissez les caractéristiques de vos produits qui servent de filtres aux clients.',
  },
  '/admin/makers': {
    topic: 'Créer un produit',
    text: 'Le droit de l’UE exige les coordonnées du fabricant. Sans elles, un produit ne peut pas être acheté.',
  },
  '/admin/stock': {
    topic: 'Gérer le stock',
    text: 'Chaque mouvement de stock avec son motif, sa commande ou son auteur. Ouvrez un produit pour réceptionner ou corriger son stock.',
  },
  '/admin/stock/low': {
    topic: 'Gérer le stock',
    text: 'Les variantes en vente dont le stock est inférieur au seuil, avec le nombre de jours avant épuisement au rythme actuel.',
  },
  '/admin/csv': {
    topic: 'Import et export',
    text: 'Importez des produits depuis un fichier CSV, y compris de Shopify ou de WooCommerce. Vérifiez l’aperçu avant d’importer.',
  },
  '/admin/customers': {
    topic: 'Clients',
    text: 'Les personnes qui ont un compte. Filtrez-les, ajoutez des étiquettes, retrouvez leurs commandes et répondez aux demandes sur leurs données personnelles.',
  },
  '/admin/customers/tags': {
    topic: 'Étiquettes',
    text: 'Les étiquettes regroupent des clients. Renommez, fusionnez ou supprimez ici une étiquette pour tous ses clients.',
  },
  '/admin/contact': {
    topic: 'Messages',
    text: 'Les messages du formulaire de contact et leurs réponses. Les réponses enregistrées servent aux questions fréquentes.',
  },
  '/admin/reviews': {
    topic: 'Avis',
    text: 'Répondez aux avis. Ne masquez un avis que pour un motif que vous pouvez indiquer.',
  },
  '/admin/home': {
    topic: 'Page d’accueil',
    text: 'Ajoutez, déplacez et masquez les sections de la page d’accueil. Les visiteurs voient vos modifications dès que vous enregistrez.',
  },
  '/admin/pages': {
    topic: 'Pages',
    text: 'Des pages comme « À propos », avec des images. Publiez une page et ajoutez-la à un menu.',
  },
  '/admin/menus': {
    topic: 'Menus',
    text: 'Choisissez les liens du menu de la boutique, de l’en-tête et du pied de page, ainsi que leur ordre.',
  },
  '/admin/translations': {
    topic: 'Traductions',
    text: 'Traduisez les textes de la boutique dans ses autres langues.',
  },
  '/admin/synonyms': {
    topic: 'Faciliter la recherche',
    text: 'Grâce aux synonymes, les clients trouvent un produit avec des mots qui ne figurent pas dans ses textes.',
  },
  '/admin/searches': {
    topic: 'Faciliter la recherche',
    text: 'Les recherches qui n’ont trouvé aucun produit. Ajoutez-y un synonyme ou un produit.',
  },
  '/admin/settings': {
    topic: 'Configurer votre boutique',
    text: 'Nom, apparence, informations légales, moyens de paiement et notifications de la boutique.',
  },
  '/admin/settings/extensions': {
    topic: 'Extensions',
    text: 'Les fonctions qu’un développeur a ajoutées à la boutique. Désactivez ici une extension qui pose problème.',
  },
  '/admin/settings/payments': {
    topic: 'Moyens de paiement',
    text: 'Comment les clients paient : par virement, au retrait, ou en ligne par le prestataire de paiement.',
  },
  '/admin/x': {
    topic: 'Extensions',
    text: 'Une extension ajoute cet écran. Les modifications figurent dans le journal d’activité. Pour en savoir plus, adressez-vous au développeur de l’extension.',
  },
  '/admin/selling': {
    topic: 'Ouvrir la boutique',
    text: 'La liste montre ce qu’il reste à faire avant que les clients puissent commander.',
  },
  '/admin/delivery': {
    topic: 'Zones et modes de livraison',
    text: 'Une zone est une liste de pays. Chaque zone a besoin d’au moins un mode de livraison avec ses prix.',
  },
  '/admin/vat': {
    topic: 'TVA',
    text: 'Les taux de TVA par pays et par catégorie. Un taux futur s’applique à partir de son premier jour et reste modifiable jusque-là.',
  },
  '/admin/terms': {
    topic: 'Conditions',
    text: 'Ajoutez vos propres clauses aux conditions générées. Une fois publiées, elles sont acceptées par les clients.',
  },
  '/admin/settings/api-keys': {
    topic: 'Clés d’API',
    text: 'Donnez à chaque programme sa propre clé, avec les seules autorisations dont il a besoin.',
  },
  '/admin/settings/webhooks': {
    topic: 'Webhooks',
    text: 'Envoyez des événements, par exemple une nouvelle commande, à l’adresse d’un autre programme.',
  },
  '/admin/team': {
    topic: 'Rôles',
    text: 'Invitez des membres par e-mail et donnez à chacun le seul rôle dont son travail a besoin.',
  },
  '/admin/changes': {
    topic: 'Journal d’activité',
    text: 'Chaque modification de l’équipe, avec son auteur, l’heure, l’ancienne et la nouvelle valeur.',
  },
} as const
