// order-sums.tsx, order-lines.tsx and e-mails
export const reverseCharge = 'Sans TVA : livraison à une entreprise d’un autre pays de l’UE (autoliquidation)'

// company-part.tsx
export const companyDetails = 'Informations de l’entreprise'
export const buyForCompany = 'J’achète pour une entreprise'
export const companyName = 'Nom de l’entreprise'
export const vatNumber = 'Numéro de TVA'
export const vatNumberHint = 'Avec le code du pays, par exemple DE136695976. Facultatif.'
export const siren = 'SIREN'
export const sirenHint = 'Entreprises françaises uniquement. Facultatif.'
export const continueLabel = 'Continuer'
export const checking = 'Vérification de votre numéro de TVA…'

// vat-check-note.tsx
export const vatNumberValid = 'VIES confirme ce numéro de TVA.'
export const vatNumberInvalid =
  'Ce numéro de TVA ne figure pas dans VIES pour les ventes entre pays de l’UE. La TVA est donc comprise dans votre commande. Vérifiez le numéro ou continuez.'
export const vatNumberUnknown =
  'VIES, le registre de TVA de l’UE, ne répond pas pour le moment. La TVA est donc comprise dans votre commande. Nous vérifierons le numéro plus tard.'

// order-company.tsx
export const vatNumberOf = (number: string) => `Numéro de TVA ${number}`
export const sirenOf = (siren: string) => `SIREN ${siren}`

// staff
export const editCompany = 'Modifier l’entreprise'
export const addCompany = 'Ajouter une entreprise'
export const saveCompany = 'Enregistrer l’entreprise'
export const checkedOn = (day: string) => `VIES a confirmé le numéro de TVA le ${day}.`
export const refusedOn = (day: string) => `Le ${day}, le numéro de TVA ne figurait pas dans VIES.`
export const notCheckedYet = 'VIES n’a pas encore répondu. La boutique réessaie.'
export const checkedName = (name: string) => `Nom dans VIES : ${name}`
export const proof = (identifier: string) => `Identifiant de la requête : ${identifier}`
export const noVatOnOrder = 'La commande est sans TVA (autoliquidation).'
export const companySaved = 'Informations de l’entreprise enregistrées'
export const failedToLoadCompany = 'Les informations de l’entreprise n’ont pas pu être chargées. Réessayez.'
