// order-sums.tsx, order-lines.tsx and e-mails
export const reverseCharge = 'No VAT: supply to a company in another EU country (reverse charge)'

// company-part.tsx
export const companyDetails = 'Company details'
export const buyForCompany = 'I buy for a company'
export const companyName = 'Company name'
export const vatNumber = 'VAT number'
export const vatNumberHint = 'With country code, such as DE136695976. Optional.'
export const siren = 'SIREN'
export const sirenHint = 'French companies only. Optional.'
export const continueLabel = 'Continue'
export const checking = 'Checking your VAT number…'

// vat-check-note.tsx
export const vatNumberValid = 'VIES confirms this VAT number.'
export const vatNumberInvalid =
  'VIES doesn’t list this VAT number for sales between EU countries. Your order includes VAT. Check the number, or continue.'
export const vatNumberUnknown =
  'VIES, the VAT register of the EU, doesn’t answer at the moment. Your order includes VAT. We check the number later.'

// order-company.tsx
export const vatNumberOf = (number: string) => `VAT number ${number}`
export const sirenOf = (siren: string) => `SIREN ${siren}`

// staff
export const editCompany = 'Edit company details'
export const addCompany = 'Add company details'
export const saveCompany = 'Save company details'
export const checkedOn = (day: string) => `VIES confirmed the VAT number on ${day}.`
export const refusedOn = (day: string) => `VIES did not list the VAT number on ${day}.`
export const notCheckedYet = 'VIES has not answered yet. The shop tries again.'
export const checkedName = (name: string) => `Name in VIES: ${name}`
export const proof = (identifier: string) => `Request identifier: ${identifier}`
export const noVatOnOrder = 'The order has no VAT (reverse charge).'
export const companySaved = 'Company details saved'
export const failedToLoadCompany = 'The company details couldn’t be loaded. Try again.'
