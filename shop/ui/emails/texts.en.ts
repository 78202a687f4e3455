export const total = 'Total'
export const hello = 'Hello,'
export const helloName = (name: string) => `Hello ${name},`
/** A label with its value in plain text. */
export const labelled = (name: string, value: string) => `${name}: ${value}`
