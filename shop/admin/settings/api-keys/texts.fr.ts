import type { Scope } from '../../../../lib/staff/scopes.ts'
import type { EXPIRIES } from '../../../core/api-keys/api-key-form.contract.ts'

// api-keys.page.tsx
export const onlyOwners = 'Seuls les propriétaires peuvent gérer les clés d’API.'
export const failedToLoad = 'Les clés d’API n’ont pas pu être chargées. Réessayez.'
export const apiKeys = 'Clés d’API'
export const apiKeysKeywords = 'jeton token accès intégration programme secret autorisation rest développeur api clé'
export const apiKeysText =
  'D’autres programmes, par exemple de comptabilité ou de gestion d’entrepôt, lisent et modifient les données de la boutique avec une clé d’API. Une clé ne donne jamais accès aux paramètres, à l’équipe ni aux comptes.'

// api-key-form.tsx
export const newKey = 'Nouvelle clé d’API'
export const name = 'Nom'
export const nameHint = 'Le journal d’activité affiche ce nom. Utilisez une clé par programme.'
export const permissions = 'Autorisations'
export const area = 'Domaine'
export const verbs = { read: 'Consulter', write: 'Modifier' }
export const areas: Record<string, { name: string; text: string }> = {
  orders: { name: 'Commandes', text: 'Commandes, retours, paiements, rapports de ventes' },
  catalogue: { name: 'Catalogue', text: 'Produits, stock, collections, avis' },
  customers: { name: 'Clients', text: 'Comptes, notes, étiquettes. Données personnelles.' },
  documents: { name: 'Documents', text: 'Bons de livraison, factures et avoirs' },
  events: { name: 'Événements', text: 'Modifications des commandes, des produits et des clients' },
}
export const scopes: Record<Scope, string> = {
  'orders:read': 'Consulter les commandes',
  'orders:write': 'Modifier les commandes',
  'catalogue:read': 'Consulter le catalogue',
  'catalogue:write': 'Modifier le catalogue',
  'customers:read': 'Consulter les clients',
  'customers:write': 'Modifier les clients',
  'documents:read': 'Consulter les documents',
  'events:read': 'Consulter les événements',
}
export const notOffered = 'Non disponible'
export const expiry = 'Expiration'
export const expiries: Record<(typeof EXPIRIES)[number], string> = {
  '30_days': 'Après 30 jours',
  '90_days': 'Après 90 jours',
  '1_year': 'Après 1 an',
  never: 'Jamais',
}
export const networks = 'Réseaux'
export const networksHint =
  'Adresses IP ou réseaux depuis lesquels la clé est utilisable, par exemple 203.0.113.7 ou 203.0.113.0/24, un par ligne. Laissez vide pour tous les autoriser.'
export const create = 'Créer la clé d’API'
export const created = 'Clé d’API créée'
export const keyOf = (name: string) => `Clé de « ${name} »`
export const shownOnce = 'Copiez la clé maintenant. Elle ne sera plus affichée.'
export const copy = 'Copier la clé'
export const copied = 'Copiée'
export const close = 'J’ai copié la clé'

// api-key-list.tsx
export const yourKeys = 'Vos clés d’API'
export const noKeys = 'Pas encore de clé d’API. Créez-en une pour chaque programme qui utilise l’API.'
export const lastUsed = 'Dernière utilisation : '
export const neverUsed = 'Jamais utilisée'
export const expires = 'Expire le '
export const hasExpired = 'A expiré le '
export const doesNotExpire = 'N’expire pas'
export const onlyFrom = (networks: string) => `Uniquement depuis ${networks}`
export const createdBy = (name: string) => (name ? ` par ${name}` : '')
export const createdOn = 'Créée le '
export const revokeOf = (name: string) => `Révoquer : ${name}`
export const sureToRevoke = (name: string) => `Révoquer « ${name} » ?`
export const afterRevocation =
  'Les programmes qui utilisent cette clé perdent immédiatement l’accès. La révocation est définitive.'
export const cancel = 'Annuler'
export const revoke = 'Révoquer la clé d’API'
export const revoked = 'Clé d’API révoquée'
