import { counted, countShown } from '../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'
import type { TranslatedKind } from '../../core/translations/translations.contract.ts'

// translations.page.tsx
export const translations = 'Traductions'
export const onlyStaff = 'Seule l’équipe peut traduire le contenu de la boutique.'
export const failedToLoad = 'Impossible de charger les traductions. Réessayez.'
export const noTranslationsHere = 'Il n’y a pas de traductions à cette adresse.'
export const intro =
  'Les textes sans traduction s’affichent dans leur langue d’origine. Chaque traduction s’affiche dès son enregistrement.'
export const oneLanguage =
  'Votre boutique n’a qu’une langue. Ajoutez-en une deuxième dans les paramètres pour traduire son contenu.'
export const kinds: Record<TranslatedKind, string> = {
  product: 'Produits',
  collection: 'Collections',
  content_page: 'Pages',
  attribute_names: 'Caractéristiques',
  attribute_values: 'Valeurs des caractéristiques',
  options: 'Options',
  option_values: 'Valeurs des options',
  variants: 'Variantes',
  pictures: 'Textes alternatifs des images',
  menus: 'Menus',
  home_section: 'Page d’accueil',
  shop_texts: 'Textes des paramètres',
  shipping: 'Modes de livraison',
  clauses: 'Vos clauses des conditions',
}
export const isComplete = 'Complet'
export const nothingToTranslate = 'Rien à traduire'
export const missingTexts = (missing: number, kind: TranslatedKind, language: string) => {
  const [one, other] = NOUNS[kind]
  return `${counted(missing, one, other)} sans traduction (${language})`
}
const NOUNS: Record<TranslatedKind, readonly [one: string, other: string]> = {
  product: ['produit', 'produits'],
  collection: ['collection', 'collections'],
  content_page: ['page', 'pages'],
  attribute_names: ['caractéristique', 'caractéristiques'],
  attribute_values: ['valeur de caractéristique', 'valeurs de caractéristique'],
  options: ['option', 'options'],
  option_values: ['valeur d’option', 'valeurs d’option'],
  variants: ['variante', 'variantes'],
  pictures: ['texte alternatif', 'textes alternatifs'],
  menus: ['entrée de menu', 'entrées de menu'],
  home_section: ['section de la page d’accueil', 'sections de la page d’accueil'],
  shop_texts: ['texte des paramètres', 'textes des paramètres'],
  shipping: ['texte des modes de livraison', 'textes des modes de livraison'],
  clauses: ['texte de vos clauses', 'textes de vos clauses'],
}

// list.page.tsx
export const kindInLanguage = (kind: TranslatedKind, language: string) => `${kinds[kind]}\u00A0: ${language}`
export const filter = 'Filtrer par traduction'
export const all = 'Tout'
export const incomplete = 'À traduire'
export const search = 'Rechercher par titre ou par texte'
export const listed = (range: ShownRange, kind: TranslatedKind) => countShown(range, ...NOUNS[kind])
export const noneMissing = 'Tout est traduit.'
export const noneFound = 'Aucun résultat pour cette recherche.'
export const name = 'Nom'
export const progress = 'Textes traduits'
export const ofTexts = (translated: number, all: number) => `${translated} sur ${all}`
export const pages = 'Pages de la liste'

// record.page.tsx
export const translationOf = (name: string, language: string) => `${name}\u00A0: ${language}`
export const translation = 'Traduction'
export const noTexts = 'Il n’y a pas encore de texte à traduire.'
export const fields: { readonly [field: string]: string } = {
  title: 'Titre',
  slug: 'Slug',
  description: 'Description',
  meta_title: 'Titre pour les moteurs de recherche',
  meta_description: 'Description pour les moteurs de recherche',
  warnings: 'Avertissements et sécurité',
  text: 'Texte',
  headline: 'Accroche',
  heading: 'Titre',
  button_label: 'Texte du bouton',
  picture_alt: 'Texte alternatif de l’image',
}
export const slugHint = 'La dernière partie de l’adresse. Laissez vide pour la déduire du titre.'
export const phrase = 'Texte'

// translation-form.tsx
export const save = 'Enregistrer les traductions'
export const inLanguage = (field: string, language: string) => `${field} (${language})`
export const isOutdated = 'L’original a changé depuis sa traduction.'
export const markUpToDate = 'La traduction reste valable'

// translation-changes.ts
export const saved = 'Traductions enregistrées'
export const nothingChanged = 'Aucune traduction n’a changé'
export const changedMeanwhile = (value: string) =>
  `Une autre personne a remplacé cette traduction par «\u00A0${value}\u00A0». Enregistrez de nouveau pour la remplacer.`
export const removedMeanwhile =
  'Une autre personne a supprimé cette traduction. Enregistrez de nouveau pour ajouter la vôtre.'
