// product-texts.contract.ts
export const title = 'Titre'
export const description = 'Description'
export const titleForSearchEngines = 'Titre pour les moteurs de recherche'
export const searchTitleHint = 'Vide : le titre du produit'
export const attributes = 'Caractéristiques'
export const attributesHint = 'Une par ligne : un nom, deux-points et une valeur, par exemple Matière : Chêne'
export const metaDescription = 'Description pour les moteurs de recherche'
export const metaDescriptionHint = 'Vide : le début de la description'
export { markdownHint as separateParagraphsWithAnEmpty } from '../../../ui/markdown/texts.fr.ts'

export const manufacturer = 'Fabricant'
export const manufacturerHint =
  'Le nom commercial du fabricant. Saisissez son adresse et ses coordonnées une seule fois, sous « Fabricants ».'
export const model = 'Modèle ou référence'
export const modelHint = 'Distingue le produit des autres produits du même fabricant.'
export const warnings = 'Avertissements et sécurité'
export const warningsHint = 'Avertissements que la loi impose avant l’achat'
export const vatClass = 'Catégorie de TVA'
export const withdrawal = 'Droit de rétractation'

// product-choices.contract.ts
export const VAT_CLASS_LABELS = {
  standard: 'Taux normal (20 % en France)',
  intermediate: 'Taux intermédiaire (10 % en France)',
  reduced: 'Taux réduit (5,5 % en France : livres, la plupart des aliments)',
  super_reduced: 'Taux super-réduit (2,1 % en France : presse, certains médicaments)',
  zero: 'Sans TVA',
  gift_card: 'Carte cadeau : sans TVA lors de la vente, envoyée par e-mail',
}
export const WITHDRAWAL_LABELS = {
  allowed: 'Quatorze jours',
  made_to_order: 'Aucun : produit sur mesure ou personnalisé',
  perishable: 'Aucun : produit périssable',
  sealed_hygiene: 'Aucun après descellement : santé ou hygiène',
  mixed_after_delivery: 'Aucun : mélangé de manière indissociable à d’autres articles après la livraison',
  sealed_media: 'Aucun après descellement : enregistrements ou logiciels',
  press: 'Aucun : journal, périodique ou magazine',
}

// variant-details.contract.ts
export const price = 'Prix'
export const sku = 'Référence (SKU)'
export const gtin = 'GTIN'
export const weight = 'Poids'
export const contents = 'Contenance'
