import { countShown } from '../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'
import type { AuditedKind } from './audited-kinds.contract.ts'

// find-audit-entries.ts
export const theActivityLogCouldnt = 'Impossible de charger le journal d’activité. Réessayez.'
export const person = (id: number) => `personne ${id}`

// name-of-subject.ts
export const kinds: Record<AuditedKind, string> = {
  product: 'produit',
  order: 'commande',
  review: 'avis',
  synonyms: 'synonymes',
  message: 'message',
  saved_reply: 'réponse enregistrée',
  collection: 'collection',
  reduction: 'promotion',
  settings: 'paramètres',
  facts: 'caractéristiques de filtre',
  content_page: 'page',
  menus: 'menus',
  maker: 'fabricant',
  delivery_zone: 'zone de livraison',
  delivery_method: 'mode de livraison',
  withdrawal: 'rétractation',
  member: 'membre de l’équipe',
  invitation: 'invitation',
  customer: 'client',
  two_step: 'validation en deux étapes',
  customer_tag: 'étiquette de client',
  customer_list: 'liste de clients',
  api_key: 'clé d’API',
  webhook: 'webhook',
  extension_record: 'enregistrement d’extension',
  discount: 'réduction',
  gift_card: 'carte cadeau',
  translations: 'traductions',
}
export const byName = (kind: string, name: string) => `${kind} « ${name} »`
export const byNumber = (kind: string, id: number) => `${kind} ${id}`

// audit-entry-row.tsx
export const theShop = 'La boutique'
export const hasLeft = ' (n’est plus dans l’équipe)'
export const apiKey = ' (clé d’API)'
export const changed = ' a modifié : '
export const allEntries = 'Toutes les entrées'
export const allEntriesOf = (name: string) => `${allEntries} : ${name}`
export const before = 'Avant'
export const after = 'Après'
export const nothing = 'rien'

// audit-log.page.tsx
export const activityLog = 'Journal d’activité'
export const allChanges = 'Toutes les entrées'
export const onlyStaffSeeChanges = 'Seule l’équipe peut voir le journal d’activité.'
export const entry = (range: ShownRange, thing: string | undefined, person: string | undefined) =>
  countShown(range, 'entrée', 'entrées') +
  (thing ? `, ${thing}` : '') +
  (person ? `, par ${person}` : '') +
  (range.count > 0 ? ', les plus récentes d’abord' : '')
export const noEntriesYet = 'Aucune entrée pour le moment.'
export const noEntriesMatchThese = 'Aucune entrée ne correspond à ces filtres.'
export const pagesOfChanges = 'Pages du journal d’activité'

// choose-person.tsx
export const staffMember = 'Membre de l’équipe'
export const allStaff = 'Toute l’équipe'

// fields/name-of-field.ts
export const inLanguage = (field: string, language: string) => `${field} (${language})`
/** Labels of settings groups. */
export const groups: { readonly [group: string]: string } = {
  identity: 'Nom et langues',
  look: 'Apparence',
  announcement: 'Annonce',
  opening: 'Page « Bientôt »',
  sections: 'Page d’accueil',
  home: 'Accueil',
  contact: 'Contact',
  footer: 'Pied de page',
  legal: 'Informations légales',
  emails: 'E-mails',
  vat: 'TVA',
  payments: 'Paiement',
  online: 'Paiement en ligne',
  methods: 'Ordre des moyens de paiement',
  delivery: 'Délais d’expédition',
  notifications: 'Notifications',
  unpaid: 'Commandes impayées',
  invoices: 'Factures',
  gift_cards: 'Cartes cadeaux',
  accounts: 'Comptes comptables',
  stock: 'Stock',
  selling: 'Lancement',
  mail_server: 'Serveur de messagerie',
  public_address: 'Adresse publique',
  stripe: 'Stripe',
  backups: 'Sauvegardes',
  extensions: 'Extensions',
}
/** Field labels of groups that reuse the names of other groups. */
export const namesInGroup: { readonly [group: string]: { readonly [field: string]: string } } = {
  methods: { order: 'Ordre', off: 'Non proposés' },
  accounts: {
    customer: 'Compte clients',
    sales: 'Compte de ventes',
    shipping: 'Compte de frais de livraison',
    vat: 'Compte de TVA collectée',
    bank: 'Compte de banque',
    gift_cards: 'Compte des cartes cadeaux vendues',
  },
  gift_cards: { validity: 'Durée de validité' },
  mail_server: {
    host: 'Serveur',
    port: 'Port',
    security: 'Chiffrement',
    user: 'Utilisateur',
    password: 'Mot de passe',
    from: 'Adresse d’expédition',
  },
  public_address: { address: 'Adresse' },
  stripe: { key: 'Clé secrète', webhook_secrets: 'Secret de signature' },
  backups: {
    frequency: 'Fréquence',
    hour: 'Heure',
    keep: 'Sauvegardes à conserver',
    deleted: 'Supprimée',
    downloaded: 'Téléchargée',
  },
}

/** Field labels of a variant. */
export const namesInVariant: { readonly [field: string]: string } = {
  name: 'Nom',
  color: 'Couleur',
  stock: 'Stock',
  options: 'Options',
  price: 'Prix',
  sku: 'Référence (SKU)',
  gtin: 'GTIN',
  weight: 'Poids',
  contents: 'Contenance',
  images: 'Images',
}
