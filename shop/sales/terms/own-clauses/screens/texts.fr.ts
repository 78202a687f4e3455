import { counted } from '../../../../../lib/texts/fr.ts'
import type { ClauseSection } from '../clause-sections.contract.ts'

export const terms = 'Conditions'
export const onlyStaff = 'Seuls les propriétaires peuvent modifier les conditions.'
export const failedToLoad = 'Les conditions n’ont pas pu être chargées. Réessayez.'

/** The sections of the generated terms. */
export const SECTIONS: Readonly<Record<ClauseSection, string>> = {
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
}
export const PLACES = { after: 'Après le texte généré', before: 'Avant le texte généré' }

// terms.page.tsx
export const whatOwnClausesAre =
  'La boutique rédige ses conditions à partir des paramètres. Ajoutez vos propres clauses à une section, ou vos propres sections. Une fois publiées, elles font partie des conditions, de chaque nouvelle commande et de son e-mail de confirmation.'
export const lawyer =
  'Faites vérifier vos clauses par un avocat avant de les publier. Une clause contraire au droit de la consommation est nulle et peut donner lieu à une amende.'
export const draft = 'Brouillon'
export const isPublished = 'Le brouillon est identique à la version publiée.'
export const isChanged = (by: string) =>
  by === '' ? 'Pas encore publié.' : `Modifications pas encore publiées, par ${by}.`
export const noClauses = 'Aucune clause ajoutée. Les conditions contiennent uniquement le texte généré.'
export const publish = (number: number) => `Publier la version ${number}`
export const published = (number: number) => `Version ${number} publiée`
export const versionsStay =
  'Une version publiée ne peut plus être modifiée. Les commandes conservent la version acceptée.'
export const preview = 'Aperçu des conditions'
export const discard = 'Annuler les modifications'
export const discarded = 'Modifications annulées'
export const versions = 'Versions publiées'
export const noVersions = 'Rien n’est encore publié.'
export const version = (number: number) => `Version ${number}`
export const publishedBy = (by: string, clauses: number) =>
  `par ${by}, ${counted(clauses, 'clause ajoutée', 'clauses ajoutées')}`
export const current = 'En vigueur'
export const view = (number: number) => `Voir la version ${number}`
export const restore = (number: number) => `Reprendre la version ${number} comme brouillon`
export const restored = (number: number) => `La version ${number} est maintenant le brouillon`
export const undo = 'Annuler'

// clause-list.tsx and clause-form.tsx
export const addClause = 'Ajouter une clause'
export const section = 'Section'
export const place = 'Emplacement'
export const title = 'Titre'
export const titleHint = 'Facultatif avant le texte généré.'
export const text = 'Texte'
export { markdownHint as textHint } from '../../../../ui/markdown/texts.fr.ts'
export const saveClause = 'Enregistrer la clause'
export const cancel = 'Annuler'
export const untitled = 'Clause sans titre'
export const edit = (name: string) => `Modifier : ${name}`
export const remove = (name: string) => `Supprimer : ${name}`
export const moveUp = (name: string) => `Monter : ${name}`
export const moveDown = (name: string) => `Descendre : ${name}`
export const added = 'Clause ajoutée au brouillon'
export const changed = 'Clause modifiée dans le brouillon'
export const removed = (name: string) => `Clause supprimée du brouillon : ${name}`
export const changedMeanwhile =
  'Cette clause a été modifiée par une autre personne. Votre texte est encore dans le formulaire. Copiez-le, rechargez la page et ajoutez-le de nouveau.'
export const deletedMeanwhile =
  'Une autre personne a supprimé cette clause. Votre texte est encore dans le formulaire. Enregistrez de nouveau pour l’ajouter à la fin du brouillon.'

// terms-preview.page.tsx
export const previewTitle = 'Aperçu des conditions'
export const previewText = 'Les conditions avec les clauses du brouillon. Les clients voient la version publiée.'
export const versionText = (day: string, by: string) =>
  `Les clauses publiées le ${day} par ${by}, avec le texte généré d’aujourd’hui.`
export const noSuchVersion = 'Cette version n’existe pas.'
