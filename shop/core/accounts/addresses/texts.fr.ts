import { counted } from '../../../../lib/texts/fr.ts'

// addresses.page.tsx
export const addresses = 'Adresses'
export const mustLogInToSeeAddresses = 'Connectez-vous pour voir vos adresses.'
export const failedToLoad = 'Impossible de charger vos adresses. Notre serveur est peut-être indisponible.'
export const noneYet = 'Aucune adresse enregistrée. Ajoutez-en une pour commander plus vite.'
export const addAnAddress = 'Ajouter une adresse'
export const youHaveSavedTheMaximum = (most: number) =>
  `Vous avez enregistré ${counted(most, 'adresse', 'adresses')}, le maximum. Supprimez-en une pour en ajouter une autre.`
export const nowTheDefault = 'Adresse par défaut modifiée'
export const addressDeleted = 'Adresse supprimée'

// address-card.tsx
export const defaultAddress = 'Par défaut'
export const edit = 'Modifier'
export const makeDefault = 'Utiliser par défaut'
export const deleteIt = 'Supprimer'
export const actionOn = (action: string, street: string) => `${action} : ${street}`

// delete-address.tsx
export const deleteThisAddress = 'Supprimer cette adresse ?'
export const keepIt = 'Garder l’adresse'
export const deleteTheAddress = 'Supprimer l’adresse'

// new-address.page.tsx
export const newAddress = 'Nouvelle adresse'

// edit-address.page.tsx
export const editAddress = 'Modifier l’adresse'
export const thisAddressNoLongerExists = 'Cette adresse n’existe plus.'

// address-form.tsx
export const isMyDefault = 'En faire mon adresse par défaut'
export const saveTheAddress = 'Enregistrer l’adresse'
export const addressSaved = 'Adresse enregistrée'
export const changedMeanwhile = 'Cette adresse a été modifiée entre-temps, peut-être dans un autre onglet. La voici :'
export const saveAgain =
  'Vos modifications sont toujours dans le formulaire. Enregistrez de nouveau pour les utiliser à la place.'
