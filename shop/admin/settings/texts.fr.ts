import type { OWNER_LANGUAGES } from '../../../lib/identity/owner-language.ts'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'

// settings.page.tsx
export const settings = 'Paramètres'
export const onlyStaff = 'Seule l’équipe peut modifier les paramètres.'
export const failedToLoad = 'Les paramètres n’ont pas pu être chargés. Réessayez.'
export const partsOfSettings = 'Groupes de paramètres'
export const delivery = 'Livraison'
export const vat = 'TVA'
export const groups: Record<EditedGroup, { title: string; text: string }> = {
  identity: {
    title: 'Nom et langues',
    text: 'Le nom de la boutique sur les pages et dans les e-mails, les langues des pages et la langue de vos textes.',
  },
  look: {
    title: 'Apparence',
    text: 'Couleur, logo et icône. Les nuances lisibles sur fond clair et sur fond sombre sont créées automatiquement.',
  },
  announcement: {
    title: 'Annonce',
    text: 'Une ligne en haut de chaque page, pendant la période de votre choix.',
  },
  opening: {
    title: 'Page « Bientôt »',
    text: 'Les visiteurs voient cette page tant que la boutique n’est pas en ligne. Les conditions, les pages, le formulaire de contact et les comptes restent accessibles. L’équipe voit toute la boutique. Mettez-la en ligne sous « Lancement ».',
  },
  home: { title: 'Accueil', text: 'Le haut de la page d’accueil.' },
  contact: {
    title: 'Contact',
    text: 'Les coordonnées pour vous joindre, affichées dans le pied de page et à côté du formulaire de contact. Les champs vides sont masqués.',
  },
  legal: {
    title: 'Informations légales',
    text: 'Les informations sur le vendeur exigées par la loi française. Elles figurent dans les conditions. Sans nom de vendeur, les conditions indiquent qu’il s’agit d’une démonstration.',
  },
  emails: { title: 'E-mails', text: 'Expéditeur et signature des e-mails de la boutique.' },
  notifications: {
    title: 'Notifications',
    text: 'Les destinataires des e-mails de notification et les événements concernés. Les e-mails sur les problèmes de paiement, les rétractations en retard et le dépassement des seuils de TVA sont toujours envoyés.',
  },
  vat: {
    title: 'TVA',
    text: 'Les prix sont TTC. Choisissez les taux qui s’appliquent. La catégorie de TVA se choisit pour chaque produit.',
  },
  payments: {
    title: 'Paiement',
    text: 'Les moyens de paiement de vos clients. La boutique n’accepte pas les espèces : en France, un logiciel qui les enregistre doit être certifié.',
  },
  online: {
    title: 'Paiement en ligne',
    text: 'Les clients paient par carte et par d’autres moyens sur la page du prestataire de paiement. Les clés doivent être saisies sous « Stripe ». L’état du paiement en ligne est affiché sous « Paiements ».',
  },
  methods: {
    title: 'Ordre des moyens de paiement',
    text: 'L’ordre dans lequel les clients voient les moyens de paiement à la commande, et les moyens en ligne que vous proposez.',
  },
  delivery: {
    title: 'Délais d’expédition',
    text: 'Les dates de livraison sont calculées à partir de ces paramètres. Les pays et les prix se règlent sous « Livraison ».',
  },
  unpaid: {
    title: 'Commandes impayées',
    text: 'Ce qu’un même client peut commander sans avoir payé. Les commandes que vous saisissez vous-même ne sont pas limitées.',
  },
  invoices: {
    title: 'Factures',
    text: 'Une facture est émise après chaque paiement, et un avoir après chaque remboursement. Tous deux reprennent les informations légales.',
  },
  gift_cards: {
    title: 'Cartes cadeaux',
    text: 'Validité des nouvelles cartes cadeaux. Les cartes remboursées restent valables au moins un an de plus.',
  },
  stock: {
    title: 'Stock',
    text: 'Un stock inférieur à ce seuil est signalé comme faible. Les clients voient le nombre d’articles restants s’il y en a moins de dix.',
  },
  accounts: {
    title: 'Comptes comptables',
    text: 'Comptes du journal des ventes pour votre logiciel de comptabilité. Le taux est ajouté aux comptes de ventes et de TVA : 707200 pour 20 %.',
  },
}

// save-settings.ts
export const saved = 'Paramètres enregistrés'

// settings-form.tsx
export const save = 'Enregistrer'

// group-fields.ts
export const labels = {
  name: 'Nom de la boutique',
  first_language: 'Première langue des pages',
  other_languages: 'Autres langues des pages',
  language: 'Langue de vos textes',
  accent: 'Couleur',
  logo: 'Logo',
  logo_dark: 'Logo pour fonds sombres',
  icon: 'Icône',
  text: 'Texte',
  link: 'Lien',
  starts_at: 'Début',
  ends_at: 'Fin',
  notice: 'Texte de l’annonce',
  opens_on: 'Jour d’ouverture',
  headline: 'Titre',
  words: 'Texte sous le titre',
  email: 'Adresse e-mail',
  telephone: 'Téléphone',
  address: 'Adresse',
  hours: 'Horaires',
  social: 'Réseaux sociaux',
  operator: 'Vendeur (personne ou société)',
  legal_form: 'Forme juridique et capital',
  registration: 'Immatriculation',
  vat_number: 'Numéro de TVA',
  publisher: 'Directeur de la publication',
  host: 'Hébergeur',
  mediator: 'Médiateur de la consommation',
  sender: 'Nom de l’expéditeur',
  reply_to: 'Adresse de réponse',
  closing: 'Signature',
  review_requests: 'E-mails de demande d’avis',
  offers: 'Case pour les offres par e-mail',
  recipients: 'Destinataires',
  order_placed: 'Nouvelle commande',
  payment_received: 'Paiement reçu',
  customer_message: 'Message d’un client',
  withdrawal_stated: 'Rétractation à traiter',
  order_cancelled: 'Commande annulée par le client',
  return_address: 'Adresse de retour',
  guarantees_checked_by: 'Garanties légales vérifiées par',
  guarantees_checked_on: 'Vérifiées le',
  mode: 'Calcul de la TVA',
  transfer: 'Virement bancaire',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  transfer_days: 'Délai de réception d’un virement, en jours',
  on_collection: 'Paiement au retrait',
  password: 'Votre mot de passe',
  offered: 'Paiement en ligne',
  minutes: 'Délai de paiement, en minutes',
  methods: 'Moyens de paiement',
  order: 'Ordre',
  off: 'Non proposés',
  cut_off: 'Heure limite de commande',
  closed_days: 'Jours de fermeture',
  default_weight: 'Poids par défaut en grammes',
  return_postage: 'Frais de retour payés par',
  returned_offers: 'Retour partiel d’un lot ou d’une offre',
  prefix: 'Préfixe des numéros',
  vat_on_debits: 'TVA sur les débits',
  late_rate: 'Pénalités de retard, en pourcentage par an',
  validity: 'Durée de validité',
  low_stock: 'Seuil de stock faible',
  customer: 'Compte clients',
  sales: 'Compte de ventes',
  shipping: 'Compte de frais de livraison',
  vat: 'Compte de TVA collectée',
  bank: 'Compte de banque',
  providers: 'Compte des prestataires de paiement',
  fees: 'Compte des commissions des prestataires de paiement',
  losses: 'Compte des pertes sur litiges',
  gift_cards: 'Compte des cartes cadeaux vendues',
  max_transfers: 'Commandes en attente de virement, par client',
  max_collections: 'Commandes impayées à retirer, par client',
  max_first_total: 'Total impayé avant une première commande payée, en euros',
  max_first_online: 'Première commande payée en ligne, montant maximum en euros',
  max_pieces: 'Articles d’une variante dans les commandes impayées',
  max_stock_percent: 'Ou cette part de son stock, en pourcentage',
  collection_days: 'Délai de retrait et de paiement, en jours',
}
/** English first, because it is the default. */
const languages: Record<(typeof OWNER_LANGUAGES)[number], string> = {
  en: 'Anglais',
  bg: 'Bulgare',
  ca: 'Catalan',
  hr: 'Croate',
  cs: 'Tchèque',
  da: 'Danois',
  nl: 'Néerlandais',
  et: 'Estonien',
  fi: 'Finnois',
  fr: 'Français',
  de: 'Allemand',
  el: 'Grec',
  hu: 'Hongrois',
  is: 'Islandais',
  ga: 'Irlandais',
  it: 'Italien',
  lv: 'Letton',
  lt: 'Lituanien',
  mt: 'Maltais',
  nb: 'Norvégien',
  pl: 'Polonais',
  'pt-PT': 'Portugais',
  ro: 'Roumain',
  sk: 'Slovaque',
  sl: 'Slovène',
  es: 'Espagnol',
  sv: 'Suédois',
}
const notified = { '': 'Pas d’e-mail', on: 'Envoyer un e-mail' }
export const choices = {
  language: languages,
  order_placed: notified,
  payment_received: notified,
  customer_message: notified,
  withdrawal_stated: notified,
  order_cancelled: notified,
  mode: {
    '': 'À choisir',
    none: 'Pas de TVA : franchise en base (art. 293 B du CGI)',
    home: 'Taux français pour tous les clients',
    destination: 'Taux du pays de livraison (guichet OSS)',
  },
  transfer: { '': 'Non proposé', on: 'Proposé' },
  vat_on_debits: { '': 'Non', on: 'Oui, la boutique a choisi cette option' },
  review_requests: { '': 'Aucun', on: 'Une semaine après la livraison' },
  offers: { '': 'Aucune', on: 'À l’inscription et à la commande' },
  on_collection: { '': 'Non proposé', on: 'Par carte ou virement, en boutique' },
  return_postage: { '': 'Le client', shop: 'La boutique' },
  returned_offers: { '': 'Rembourser le prix payé', recompute: 'Recalculer les articles conservés' },
  validity: { 2: '2 ans', 3: '3 ans', 4: '4 ans', 5: '5 ans', 10: '10 ans', none: 'Sans limite' },
  offered: { '': 'Non proposé', on: 'Proposé' },
}
export const hints = {
  other_languages: 'Leurs adresses ont un préfixe, comme /fr. Les pages permettent de changer de langue.',
  first_language: 'Ses adresses n’ont pas de préfixe. Si vous la changez, les anciennes adresses redirigent.',
  language:
    'La langue de vos produits et de vos textes, pour la recherche, les lecteurs d’écran, les navigateurs et les moteurs de recherche. Elle ne change pas les textes de la boutique elle-même ni leur langue.',
  accent: 'Par exemple #8f3b25. Laissez vide pour la couleur par défaut.',
  logo: 'Remplace le symbole et le nom : SVG, PNG, WebP ou JPEG, au plus cinq fois plus large que haut. Il reçoit un fond clair là où il serait invisible.',
  logo_dark: 'Pour le thème sombre et le pied de page. S’il manque, le logo clair y reçoit un fond clair.',
  icon: 'Un SVG carré, ou une image d’au moins 512 px de large, pour les onglets du navigateur, les écrans d’accueil et les favoris. Elle reçoit un fond là où elle serait invisible.',
  link: 'Lien facultatif : /collections/new ou une adresse web.',
  starts_at: 'Laissez vide pour commencer maintenant. Fuseau horaire de la boutique.',
  ends_at: 'Laissez vide pour ne pas fixer de fin.',
  notice: 'Laissez vide pour le texte par défaut.',
  opens_on: 'Les visiteurs voient cette date. Vous ouvrez la boutique vous-même.',
  headline: 'Laissez vide pour le titre par défaut.',
  social: 'Adresses web, une par ligne.',
  legal_form: 'Par exemple : SARL au capital de 10 000 euros.',
  registration: 'Par exemple : RCS Lyon 000 000 000.',
  vat_number: 'Avec le code du pays, comme FR 40 303 265 045. Vérifiez-le sur ec.europa.eu/taxation_customs/vies.',
  host: 'Nom, adresse et numéro de téléphone de l’hébergeur.',
  mediator: 'Nom, adresse postale et adresse web.',
  sender: 'Laissez vide pour le nom de la boutique.',
  reply_to: 'Laissez vide pour l’adresse d’expédition.',
  offers: 'Une case non cochée, confirmée par e-mail. La boutique n’envoie rien : exportez les clients.',
  closing: 'Par exemple un nom ou vos horaires.',
  recipients:
    'Jusqu’à cinq adresses e-mail, une par ligne. Si ce champ est vide, les e-mails sont envoyés à SHOP_EMAIL (variable du serveur), sinon à l’adresse e-mail de contact, sinon à tous les propriétaires.',
  order_placed: 'Si le paiement se fait en ligne, l’e-mail est envoyé une fois la commande payée.',
  return_address: 'Laissez vide pour l’adresse ci-dessus.',
  returned_offers:
    'Recalculer : un client qui garde 2 articles d’un « 3 pour 2 » les paie tous deux au prix normal. Vaut pour les nouvelles commandes, y compris les prix par quantité. Les conditions générales l’indiquent.',
  guarantees_checked_by: 'Nom de l’avocat qui a vérifié les garanties légales. Affiché dans les conditions.',
  mode: 'Les taux français s’appliquent aux ventes vers d’autres pays de l’UE jusqu’à 10 000 euros par an.',
  iban: 'Votre mot de passe est nécessaire pour modifier l’IBAN.',
  transfer_days: 'Le stock est réservé pendant ce délai, puis remis en vente.',
  password: 'Nécessaire uniquement pour modifier l’IBAN.',
  minutes: 'De 31 à 1 440. Le stock est réservé pendant ce délai, plus dix minutes.',
  methods:
    'Les noms utilisés par le prestataire, par exemple card ou paypal. Laissez vide pour tous les moyens à confirmation immédiate. Les prélèvements bancaires (sepa_debit) ne sont confirmés qu’après plusieurs jours.',
  max_first_total: 'Virement et paiement au retrait. La limite disparaît dès que le client a payé une commande.',
  max_first_online: 'Cette limite ne s’applique plus dès que le client a payé une commande.',
  prefix:
    'Jusqu’à dix lettres, chiffres et traits d’union avant le numéro, par exemple F2026-000001. Une modification s’applique à la série de l’année suivante.',
  vat_on_debits: 'Les factures contiennent alors la mention exigée par la loi.',
  late_rate:
    'Indiquées sur les factures aux professionnels. Laissez vide pour trois fois le taux d’intérêt légal, le minimum.',
  max_stock_percent: 'Le plus grand des deux nombres s’applique.',
  collection_days: 'Une commande impayée expire ce nombre de jours après son retrait prévu. Le stock est libéré.',
  closed_days:
    'Un par ligne : 2026-12-24, ou 2026-08-03 au 2026-08-16. Les samedis, les dimanches et les jours fériés français sont pris en compte automatiquement.',
}
export const pick = 'Choisir'
export const anotherPicture = 'une autre image'

// picture-field.tsx
export const chooseFile = 'Choisir un fichier'
export const chooseFileFor = (label: string) => `Choisir un fichier : ${label}`
export const removePicture = 'Retirer'
export const removePictureOf = (label: string) => `Retirer : ${label}`
export const current = 'Image actuelle'
export const uploading = 'Envoi…'

// method-list.tsx
export const methodList = 'Moyens de paiement, dans l’ordre d’affichage à la commande'
export const moveUp = (method: string) => `Monter : ${method}`
export const moveDown = (method: string) => `Descendre : ${method}`
export const offerMethod = 'Proposer à la commande'
export const notConnected = 'Non connecté : il manque les clés du prestataire.'
