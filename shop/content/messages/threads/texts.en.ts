export const youWrote = (day: string) => `You wrote on ${day}:`
export const reply = 'Reply'

// e-mail to staff
export const messageSubject = (title: string) => `Message: ${title}`
export const wrote = (sender: string) => `${sender} wrote:`
export const wroteAboutOrder = (sender: string, order: number) => `${sender} wrote about order ${order}:`
export const replied = (sender: string) => `${sender} replied:`
