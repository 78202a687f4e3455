// extensions.page.tsx
export const onlyOwners = 'Seuls les propriétaires peuvent gérer les extensions.'
export const failedToLoad = 'Les extensions n’ont pas pu être chargées. Réessayez.'
export const extensions = 'Extensions'
export const extensionsKeywords = 'extension module plugin application complément intégration transporteur'
export const extensionsText =
  'Les extensions ajoutent des fonctions à la boutique, par exemple un transporteur. Stripe fait partie de la boutique. Un développeur déclare les autres dans le fichier extensions.ts. Elles fonctionnent à l’intérieur de la boutique et peuvent tout lire : ajoutez seulement des extensions de confiance.'
export const saved = (name: string) => `Paramètres enregistrés : ${name}`
export const extensionsHint = 'Le document docs/develop/extensions.md explique comment écrire et ajouter une extension.'

// extension-row.tsx
export const versionOf = (version: string) => `Version ${version}`
export const states = {
  enabled: 'Activée',
  disabled: 'Désactivée',
  failed: 'Désactivée après des erreurs',
  unmigrated: 'Échec de la mise à jour',
  unsupported: 'Incompatible',
  removed: 'Retirée',
}
export const failedText =
  'Trois erreurs en une minute ont entraîné la désactivation de cette extension. La boutique fonctionne sans elle.'
export const unmigratedText =
  'Une modification de ses tables a échoué : la boutique fonctionne sans cette extension. Contactez son développeur, puis redémarrez la boutique.'
export const unsupportedText = (range: string, version: string) =>
  `Cette extension est prévue pour la version ${range} de Comptoir. Cette boutique a la version ${version}.`
export const removedText = 'Cette extension ne figure plus dans extensions.ts. Ses données sont toujours enregistrées.'
export const enable = 'Activer'
export const disable = 'Désactiver'
export const enableOf = (name: string) => `Activer : ${name}`
export const disableOf = (name: string) => `Désactiver : ${name}`
export const enabled = (name: string) => `Extension activée : ${name}`
export const disabled = (name: string) => `Extension désactivée : ${name}`
export const settingsOf = (name: string) => `Paramètres de « ${name} »`
export const unreadable =
  'Les secrets ont été enregistrés avec un autre dossier de données et sont illisibles. Saisissez-les de nouveau.'
export const endpoints = 'Points d’accès'
export const latestErrors = (count: number) => `Dernières erreurs (${count})`
export const errorIn = (place: string, message: string) => `${place} : ${message}`

export const paymentMethods = 'Moyens de paiement'
export const methodIs = (name: string, isConnected: boolean) => `${name} · ${isConnected ? 'Connecté' : 'Non connecté'}`
export const webhookAddress = 'Adresse du webhook :'

// delete-data.tsx
export const deleteData = 'Supprimer les données'
export const deleteDataOf = (name: string) => `Supprimer les données : ${name}`
export const deleteDataTitle = (name: string) => `Supprimer les données de « ${name} » ?`
export const deleteDataText =
  'Ses tables, ses paramètres, ses champs supplémentaires, ses événements en attente et ses erreurs seront supprimés définitivement. Les sauvegardes antérieures contiennent encore les données.'
export const keepData = 'Garder les données'
export const dataDeleted = (name: string) => `Données supprimées : ${name}`

// settings-form.tsx
export const save = 'Enregistrer'
export const saveOf = (name: string) => `Enregistrer les paramètres : ${name}`
export const secretIsSet = 'Un secret est enregistré. Laissez ce champ vide pour le garder.'
export const hidden = '••••••••'

// remove-secrets.tsx
export const removeSecrets = 'Supprimer les secrets'
export const removeSecretsOf = (name: string) => `Supprimer les secrets : ${name}`
export const sureToRemove = (name: string) => `Supprimer les secrets de « ${name} » ?`
export const afterRemoval = 'L’extension ne pourra plus se connecter à son prestataire.'
export const afterRemovalOfProvider =
  'Les clients ne pourront plus payer par ce moyen. Les paiements et les remboursements en cours ne seront plus suivis tant que vous n’aurez pas saisi de nouveau des secrets de ce compte.'
export const cancel = 'Annuler'
