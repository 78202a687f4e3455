/** Returns the subject key of e-mails about an order (`OutgoingEmail.about`). */
export const aboutOrder = (id: number): string => `order ${id}`
