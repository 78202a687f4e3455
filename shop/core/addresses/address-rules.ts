/** Fetches what the fields of an address must be, for when somebody goes into one. */
export const addressRules = async () => (await import('./address.contract.ts')).Address
