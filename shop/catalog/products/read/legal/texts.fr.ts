// no-withdrawal.ts
export const NO_WITHDRAWAL = {
  made_to_order: 'Aucun, car le produit est confectionné selon vos spécifications ou nettement personnalisé.',
  perishable: 'Aucun, car le produit se détériore ou se périme rapidement.',
  sealed_hygiene: 'Aucun une fois le produit descellé, pour des raisons d’hygiène ou de protection de la santé.',
  mixed_after_delivery:
    'Aucun, car le produit est mélangé de manière indissociable à d’autres articles après la livraison.',
  sealed_media:
    'Aucun une fois le produit descellé, car il contient des enregistrements audio ou vidéo, ou des logiciels.',
  press: 'Aucun, car le produit est un journal, un périodique ou un magazine.',
}
