// help.page.tsx and guide.page.tsx
export const help = 'Aide'
export const onlyStaff = 'Seule l’équipe peut lire le guide.'
export const failedToLoad = 'Le guide n’a pas pu être chargé. Réessayez.'
export const guideIntro = 'Le guide présente chaque partie de l’administration.'
export const onThisPage = 'Sur cette page'
export const allTopics = 'Tous les sujets'

// screen-help.tsx
export const helpWithThisScreen = 'Aide pour cet écran'
export const learnMore = (topic: string) => `En savoir plus : ${topic}`

/** One paragraph for each admin screen, by its address. */
export const ABOUT = {
  '/admin': {
    topic: 'Configurer votre boutique',
    text: 'Le tableau de bord affiche les ventes du jour, les tâches à faire et les stocks faibles.',
  },
  '/admin/reports': {
    topic: 'Rapports',
    text: 'Les ventes de la période de votre choix, par jour, produit, collection, pays, moyen de paiement et client.',
  },
  '/admin/reports/discounts': {
    topic: 'Rapport d’utilisation',
    text: 'Le nombre d’utilisations de chaque réduction, comparé à la période précédente. Sélectionnez une réduction pour voir ses commandes et ses codes.',
  },
  '/admin/accounting': {
    topic: 'Fichiers comptables',
    text: 'La TVA par pays et par taux, les fichiers pour votre comptable et le rapprochement des documents avec les paiements.',
  },
  '/admin/accounting/oss': {
    topic: 'Déclaration OSS',
    text: 'Les ventes d’un trimestre vers les autres pays de l’UE, à reporter dans votre déclaration OSS. Un avoir corrige le trimestre de sa facture.',
  },
  '/admin/accounting/payouts': {
    topic: 'Versements',
    text: 'Comparez les versements du prestataire de paiement aux paiements de la boutique et examinez chaque écart.',
  },
  '/admin/accounting/gift_cards': {
    topic: 'Cartes cadeaux en comptabilité',
    text: 'Le solde que les clients peuvent encore dépenser avec des cartes cadeaux, et les mouvements par mois.',
  },
  '/admin/orders': {
    topic: 'Traiter les commandes',
    text: 'Les commandes à traiter s’affichent en premier. Imprimez les bons de livraison, marquez les commandes comme expédiées et saisissez les numéros de suivi.',
  },
  '/admin/orders/new': {
    topic: 'Saisir une commande pour un client',
    text: 'Saisissez une vente faite au marché ou par téléphone. La boutique calcule le prix ; un autre prix exige un motif.',
  },
  '/admin/invoices': {
    topic: 'Retrouver et télécharger des documents',
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
  '/admin/products/create': {
    topic: 'Créer un produit',
    text: 'Un titre, une image, une description, un prix et un stock suffisent pour commencer. La loi exige aussi le fabricant et le modèle.',
  },
  '/admin/products/update': {
    topic: 'Créer un produit',
    text: 'Le navigateur garde un brouillon jusqu’à l’enregistrement. Les commandes qui arrivent entre-temps restent déduites du stock.',
  },
  '/admin/products/duplicate': {
    topic: 'Créer un produit',
    text: 'La copie est un nouveau produit qui reprend les textes et les variantes de l’original. Modifiez ce qui diffère avant d’enregistrer.',
  },
  '/admin/products/delete': {
    topic: 'Publier un produit',
    text: 'Masquez plutôt un produit que vous pourriez remettre en vente : il garde ses avis et son adresse.',
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
  '/admin/contact/answers': {
    topic: 'Messages',
    text: 'Des textes pour les questions fréquentes. {name} et {order} désignent le client et la commande.',
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
    topic: 'Choisir les langues',
    text: 'Le nom apparaît dans l’en-tête et comme expéditeur des e-mails. La vente à des consommateurs en France exige des pages en français.',
  },
  '/admin/settings/look': {
    topic: 'Apparence',
    text: 'L’aperçu à côté du formulaire montre vos modifications avant l’enregistrement, sur ordinateur et téléphone, en clair et en sombre.',
  },
  '/admin/settings/announcement': {
    topic: 'Annonce',
    text: 'Par exemple des jours de fermeture ou une promotion. La ligne apparaît et disparaît aux heures indiquées.',
  },
  '/admin/settings/opening': {
    topic: 'Ouvrir la boutique',
    text: 'Ce que les visiteurs lisent avant l’ouverture. La boutique en ligne s’ouvre sous « Lancement ».',
  },
  '/admin/settings/home': {
    topic: 'Page d’accueil',
    text: 'Le titre et le texte de la première section. Les autres sections sont sous « Contenu », « Page d’accueil ».',
  },
  '/admin/settings/contact': {
    topic: 'Messages',
    text: 'L’adresse e-mail est obligatoire pour ouvrir les commandes. Les messages du formulaire de contact arrivent dans l’administration.',
  },
  '/admin/settings/legal': {
    topic: 'Préparer la boutique',
    text: 'Recopiez les informations de votre extrait d’immatriculation. Les clients les trouvent dans les conditions, les confirmations de commande et les factures.',
  },
  '/admin/settings/emails': {
    topic: 'E-mails',
    text: 'Le nom, l’adresse de réponse et la signature des e-mails aux clients. L’adresse d’expéditeur dépend du serveur de messagerie.',
  },
  '/admin/settings/notifications': {
    topic: 'E-mails',
    text: 'Chaque destinataire reçoit un e-mail par événement choisi. Les notifications de l’administration ne dépendent pas de ces paramètres.',
  },
  '/admin/settings/mail-server': {
    topic: 'Connecter le serveur de messagerie',
    text: 'Votre fournisseur d’e-mails indique le serveur, le port, l’utilisateur et le mot de passe. Envoyez-vous un message de test, enregistrez, puis saisissez son code.',
  },
  '/admin/settings/public-address': {
    topic: 'Indiquer l’adresse publique',
    text: 'Indiquez l’adresse quand votre domaine pointe vers le serveur. La boutique vérifie qu’elle y répond.',
  },
  '/admin/settings/stripe': {
    topic: 'Paiement en ligne',
    text: 'Commencez par une clé de test et passez une commande de test. Saisissez ensuite la clé de production.',
  },
  '/admin/settings/backups': {
    topic: 'Sauvegarder la boutique',
    text: 'Choisissez un calendrier et téléchargez de temps en temps une sauvegarde sur une autre machine. L’écran indique comment la restaurer.',
  },
  '/admin/settings/extensions': {
    topic: 'Extensions',
    text: 'Les fonctions qu’un développeur a ajoutées à la boutique. Désactivez ici une extension qui pose problème.',
  },
  '/admin/settings/payments': {
    topic: 'Moyens de paiement',
    text: 'Comment les clients paient : par virement, au retrait, ou en ligne par le prestataire de paiement.',
  },
  '/admin/settings/online': {
    topic: 'Paiement en ligne',
    text: 'La durée de validité de la page de paiement et les moyens qu’elle propose. Les clés sont sous « Paramètres », « Stripe ».',
  },
  '/admin/settings/methods': {
    topic: 'Moyens de paiement',
    text: 'Les clients voient les moyens de paiement dans cet ordre. Placez en premier celui que vous préférez.',
  },
  '/admin/settings/unpaid': {
    topic: 'Moyens de paiement',
    text: 'Les commandes impayées réservent du stock. Ces limites évitent qu’un client en réserve trop.',
  },
  '/admin/settings/delivery': {
    topic: 'Dates de livraison',
    text: 'La date de livraison promise compte les jours ouvrés à partir de l’heure limite, sans les jours fériés ni vos jours de fermeture.',
  },
  '/admin/settings/vat': {
    topic: 'TVA',
    text: 'Choisissez les taux français, ceux du pays de livraison ou l’absence de TVA (article 293 B). En cas de doute, demandez à votre comptable.',
  },
  '/admin/settings/invoices': {
    topic: 'Émission des documents',
    text: 'La boutique émet et numérote elle-même les factures et les avoirs. Un document émis ne change plus.',
  },
  '/admin/settings/gift_cards': {
    topic: 'Vendre des cartes cadeaux',
    text: 'Une modification s’applique aux nouvelles cartes cadeaux. Une carte peut être prolongée sous « Commandes », « Cartes cadeaux ».',
  },
  '/admin/settings/stock': {
    topic: 'Gérer le stock',
    text: 'Le seuil de tous les produits. Un produit peut avoir le sien sur son écran de stock.',
  },
  '/admin/settings/accounts': {
    topic: 'Fichiers comptables',
    text: 'Demandez les numéros de compte à votre comptable. Les fichiers sous « Rapports », « Comptabilité » les utilisent.',
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
