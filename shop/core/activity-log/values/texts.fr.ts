import { counted, plural, shownNumber } from '../../../../lib/texts/fr.ts'
import type { AuditedKind } from '../audited-kinds.contract.ts'

const YES_NO = { true: 'oui', false: 'non' }
const ON_OFF = { on: 'activé', off: 'désactivé' }
const OFFERED = { on: 'Proposé' }
const SECRET = { set: 'défini', replaced: 'remplacé' }
const FEMININE_STATES = { draft: 'brouillon', published: 'publiée', hidden: 'masquée' }
const ROLES = { owner: 'Propriétaire', catalogue: 'Catalogue', orders: 'Commandes', accountant: 'Comptable' }

/** Stored words by kind and field; settings by group and field. Words without an entry are shown unchanged. */
export const words: {
  readonly [kind in AuditedKind]?: { readonly [field: string]: { readonly [word: string]: string } }
} = {
  product: {
    state: { draft: 'brouillon', published: 'publié', hidden: 'masqué' },
    vat_class: {
      standard: 'taux normal',
      intermediate: 'taux intermédiaire',
      reduced: 'taux réduit',
      super_reduced: 'taux super-réduit',
      zero: 'sans TVA',
      gift_card: 'carte cadeau',
    },
    withdrawal: {
      allowed: 'Quatorze jours',
      made_to_order: 'Aucun : produit sur mesure ou personnalisé',
      perishable: 'Aucun : produit périssable',
      sealed_hygiene: 'Aucun après descellement : santé ou hygiène',
      mixed_after_delivery: 'Aucun : mélangé de manière indissociable à d’autres articles après la livraison',
      sealed_media: 'Aucun après descellement : enregistrements ou logiciels',
      press: 'Aucun : journal, périodique ou magazine',
    },
  },
  order: {
    status: {
      ...{ making: 'en préparation', shipping: 'en cours d’envoi', shipped: 'expédiée', delivered: 'livrée' },
      ...{ cancelled: 'annulée', awaiting_payment: 'impayée' },
    },
    note: { added: 'ajoutée' },
    dispute: { handled: 'traité' },
    'paid back twice': { handled: 'traité' },
    payment: { 'goes back': 'à rembourser' },
    refund: { goodwill: 'Geste commercial', not_as_agreed: 'Non-conformité', withdrawn: 'Rétractation' },
    address: {
      ...{ name: 'nom', company: 'entreprise', street: 'numéro et rue', second_line: 'complément d’adresse' },
      ...{ postcode: 'code postal', town: 'ville', country: 'pays', phone: 'téléphone' },
    },
    company: { name: 'nom', vat_number: 'numéro de TVA', siren: 'SIREN' },
    'refund account': { holder: 'titulaire du compte', iban: 'IBAN' },
  },
  review: { reports: { dismissed: 'classés' } },
  message: { answer: { sent: 'envoyée' }, reply: { noted: 'notée' } },
  collection: { state: FEMININE_STATES, in_menu: YES_NO, leads_home: YES_NO },
  content_page: {
    state: FEMININE_STATES,
    menu: { header: 'En-tête', footer: 'Pied de page', none: 'Dans aucun menu' },
  },
  gift_card: { is_blocked: YES_NO },
  discount: {
    kind: {
      ...{ percentage: 'pourcentage', amount: 'montant', free_shipping: 'livraison gratuite' },
      ...{ quantity_tiers: 'paliers de quantité', buy_x_get_y: 'acheter X, obtenir Y', bundle_price: 'prix d’un lot' },
    },
    scope: {
      ...{ everything: 'tous les produits', collections: 'collections', products: 'produits', variants: 'variantes' },
    },
    tier_unit: { percent: 'pourcentage', amount: 'montant' },
    tiers_per: { scope: 'l’ensemble de ses produits', product: 'chaque produit' },
    get_scope: { same: 'les mêmes', collections: 'collections', products: 'produits' },
    bundle_of: { any: 'au choix', each: 'un de chaque' },
    ...{ is_automatic: YES_NO, combines: YES_NO, excludes_reduced: YES_NO, is_for_first_order: YES_NO },
    ...{ is_announced: YES_NO, is_active: YES_NO },
  },
  settings: {
    'opening[state]': { not_yet: 'bientôt disponible' },
    'selling[state]': { test: 'commandes de test', open: 'ouverte' },
    'selling[dismissed]': {
      ...{ name: 'nom', logo: 'logo', makers: 'fabricants', pages: 'pages de démonstration', backup: 'sauvegarde' },
      ...{ notifications: 'destinataires des notifications', guarantees: 'garanties légales' },
      french: 'pages en français',
    },
    'sections[shown]': {
      ...{ counter: 'produits mis en scène', collections: 'collections', new: 'nouveautés' },
      ...{ story: 'produit à la une', reviews: 'avis clients' },
    },
    'sections[content]': {
      ...{ left: 'à gauche', right: 'à droite', chosen: 'produits choisis', newest: 'les plus récents' },
      popular: 'les plus populaires',
    },
    'emails[review_requests]': ON_OFF,
    'emails[offers]': ON_OFF,
    'notifications[order_placed]': ON_OFF,
    'notifications[payment_received]': ON_OFF,
    'notifications[customer_message]': ON_OFF,
    'notifications[withdrawal_stated]': ON_OFF,
    'notifications[order_cancelled]': ON_OFF,
    'vat[mode]': {
      none: 'Pas de TVA : franchise en base (art. 293 B du CGI)',
      home: 'Taux français pour tous les clients',
      destination: 'Taux du pays de livraison (guichet OSS)',
    },
    'payments[transfer]': OFFERED,
    'payments[on_collection]': OFFERED,
    'online[offered]': OFFERED,
    'delivery[return_postage]': { shop: 'La boutique' },
    'delivery[returned_offers]': { recompute: 'Recalculer les articles conservés' },
    'invoices[vat_on_debits]': { on: 'oui' },
    'gift_cards[validity]': {
      ...{ 2: '2 ans', 3: '3 ans', 4: '4 ans', 5: '5 ans', 10: '10 ans', none: 'Sans limite' },
    },
    'backups[frequency]': { off: 'Jamais', daily: 'Tous les jours', weekly: 'Tous les dimanches' },
    'mail_server[security]': { tls: 'TLS', starttls: 'STARTTLS', none: 'Aucun' },
    'mail_server[password]': SECRET,
    'stripe[key]': SECRET,
    'stripe[webhook_secrets]': SECRET,
    extensions: { ...ON_OFF, ...SECRET, started: 'lancée', failed: 'échec', 'stored data': 'données enregistrées' },
    demo: {
      ...{ 'test order': 'commande de test', 'test orders': 'commandes de test' },
      ...{ product: 'produit', products: 'produits' },
      ...{ collection: 'collection', collections: 'collections' },
      ...{ sale: 'promotion', sales: 'promotions' },
      ...{ account: 'compte', accounts: 'comptes' },
      ...{ order: 'commande', orders: 'commandes' },
      ...{ review: 'avis', reviews: 'avis' },
    },
    accounting_file: {
      journal: 'Journal des ventes',
      fec: 'Journal des ventes au format FEC',
      vat: 'TVA par pays et par taux',
      'e-reporting': 'Totaux pour l’e-reporting',
      oss: 'Déclaration OSS',
      recapitulative: 'État récapitulatif TVA',
      payouts: 'Versements du prestataire',
      received: 'Encaissements par jour',
      'gift-cards': 'Cartes cadeaux par mois',
      payments: 'Paiements et versements',
    },
    own_clause: {
      acceptance: '1. Acceptation des conditions',
      use: '2. Utilisation de la boutique',
      registration: '3. Création d’un compte',
      orders: '4. Commandes et achats',
      'intellectual-property': '5. Propriété intellectuelle',
      privacy: '6. Données personnelles',
      disclaimer: '7. Disponibilité et contenus',
      liability: '8. Responsabilité',
      indemnification: '9. Indemnisation',
      termination: '10. Résiliation',
      modifications: '11. Modifications',
      'governing-law': '12. Droit applicable',
      severability: '13. Divisibilité',
      'account-security': '14. Comptes et sécurité',
      'card-payments': '15. Conditions du prestataire de paiement par carte',
      contact: '16. Contact',
      own: 'Section distincte, à la fin',
      before: 'avant le texte généré',
      after: 'après le texte généré',
    },
  },
  delivery_method: { is_tracked: YES_NO, is_on: YES_NO },
  withdrawal: {
    stage: {
      ...{ received: 'reçue', sent_back: 'renvoyée', arrived: 'arrivée', cancelled: 'annulée' },
      ...{ refused: 'refusée', refunded: 'clôturée' },
    },
  },
  member: { role: ROLES },
  invitation: { invitation: ROLES, 'sent again': ROLES, 'withdrawn with sender': ROLES },
  customer: {
    account: { deleted: 'supprimé' },
    data: { 'handed out': 'remises' },
    consent: {
      ...{ none: 'pas d’accord donné', pending: 'pas encore confirmé', confirmed: 'confirmé' },
      withdrawn: 'désabonné',
    },
    consent_email: { 'sent again': 'renvoyé' },
  },
  customer_list: {
    export: {
      ...{ search: 'recherche', ordered: 'avec ou sans commandes', tag: 'étiquette', consent: 'offres par e-mail' },
      ...{ country: 'pays', spent_from: 'total dépensé' },
    },
  },
  api_key: {
    scopes: {
      ...{ 'orders:read': 'Consulter les commandes', 'orders:write': 'Modifier les commandes' },
      'events:read': 'Consulter les événements',
      ...{ 'catalogue:read': 'Consulter le catalogue', 'catalogue:write': 'Modifier le catalogue' },
      ...{ 'customers:read': 'Consulter les clients', 'customers:write': 'Modifier les clients' },
      'documents:read': 'Consulter les documents',
    },
  },
  webhook: { types: { all: 'tous' }, is_on: ON_OFF, secret: SECRET },
  two_step: {
    time_code: { on: 'activés', off: 'désactivés' },
    passkeys: { on: 'activée', off: 'désactivée' },
    recovery_codes: { new: 'nouveaux codes' },
  },
}

/** Check boxes of extensions. */
export const ticks: { readonly [word: string]: string } = { yes: 'oui', no: 'non' }

/** The kinds of home page sections. */
export const sectionKinds: { readonly [kind: string]: string } = {
  ...{ hero: 'Grande image', counter: 'Produits mis en scène', text: 'Texte', picture_text: 'Image et texte' },
  ...{ collection: 'Collection', products: 'Produits', countdown: 'Compte à rebours', video: 'Vidéo' },
  ...{ reviews: 'Avis clients', story: 'Produit à la une', collections: 'Collections', new: 'Nouveautés' },
}
/** The fields of home page sections. */
export const sectionFields: { readonly [field: string]: string } = {
  ...{ heading: 'Titre', headline: 'Titre', text: 'Texte', picture: 'Image', picture_alt: 'Texte alternatif' },
  ...{ button_label: 'Texte du bouton', button_link: 'Adresse du bouton', side: 'Position de l’image' },
  ...{ collection: 'Collection', products: 'Produits', source: 'Quels produits', count: 'Nombre' },
  ...{ ends_at: 'Date et heure', link: 'Adresse de la vidéo', title: 'Texte du lien', min_stars: 'Note minimale' },
}

export const characters = (count: number) => counted(count, 'caractère', 'caractères')
export const bytes = (count: number) => `${shownNumber(count)} ${plural(count, 'octet', 'octets')}`
export const stars = (rating: number) => `${shownNumber(rating)} ${plural(rating, 'étoile', 'étoiles')} sur 5`
export const waiting = (count: number) => `${count} en attente`
export const receivedOn = (day: string) => `reçu le ${day}`
export const rateFrom = (percent: string, day: string) => `${percent} % (à partir du ${day})`
export const closedMonth = (month: string, difference: string) => `${month} (écart : ${difference})`
export const unreadableSecrets = 'secrets illisibles'

export const pictures = (count: number, shown: readonly string[]) =>
  counted(count, 'image', 'images') + (shown.length > 0 ? ` : ${shown.join(' ; ')}` : '')
export const withOtherValues = (said: string, count: number) =>
  `${said} (${count === 1 ? 'une autre' : 'd’autres, ou dans un autre ordre'})`
