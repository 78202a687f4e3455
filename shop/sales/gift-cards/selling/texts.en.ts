// delivery-by-email.ts
export const byEmail = 'By e-mail'
