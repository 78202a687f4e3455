export const total = 'Total'
export const hello = 'Bonjour,'
export const helloName = (name: string) => `Bonjour ${name},`
export const labelled = (name: string, value: string) => `${name}\u00a0: ${value}`
