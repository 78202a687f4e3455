/** Field that marks the forms of gift cards. */
export const GIFT_CARD = 'gift_card'
