/** Field that marks the forms of gift cards. */
export const GIFT_CARD = 'gift_card'
/** Field with the id of a card of the account. */
export const OWN_CARD = 'own_gift_card'
