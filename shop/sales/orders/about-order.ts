/** Returns the word by which the e-mails about an order are found (`OutgoingEmail.about`). */
export const aboutOrder = (id: number): string => `order ${id}`
