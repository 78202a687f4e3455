/** Imports the address schema, for use when a field gets the focus. */
export const addressRules = async () => (await import('./address.contract.ts')).Address
