// checkout.ts
export const checkingOutIsTemporarilyDisabled =
  'Les commandes sont momentanément suspendues en raison d’un incident chez notre prestataire de paiement par carte.'
