// no-withdrawal.ts
export const NO_WITHDRAWAL = {
  made_to_order: 'None, because it is made to your specifications.',
  perishable: 'None, because it spoils quickly.',
  sealed_hygiene: 'None once it is unsealed, for reasons of health or hygiene.',
  mixed_after_delivery: 'None, because it is inseparably mixed with other items after delivery.',
  sealed_media: 'None once it is unsealed, because it holds recordings or software.',
  press: 'None, because it is a newspaper or magazine.',
}
