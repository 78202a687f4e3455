export const youWrote = (day: string) => `Vous avez écrit le ${day} :`
export const reply = 'Répondre'

export const messageSubject = (title: string) => `Message : ${title}`
export const wrote = (sender: string) => `${sender} a écrit :`
export const wroteAboutOrder = (sender: string, order: number) => `${sender} a écrit au sujet de la commande ${order} :`
export const replied = (sender: string) => `${sender} a répondu :`
