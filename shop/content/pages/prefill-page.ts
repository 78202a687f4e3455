import type { ShopIdentity } from '../../../lib/shop-identity.ts'

/** A place in the drafts of a new shop, and the fact that replaces it; empty if the settings do not have it. */
type Facts = Pick<ShopIdentity, 'legal' | 'contact'>

const joined = (...facts: string[]) =>
  facts
    .flatMap((fact) => fact.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')

/** Returns the bracketed places of the drafts (`migrations/first-pages.ts`) with the text around them. */
const placesOf = ({ legal, contact }: Facts): [before: string, place: string, fact: string][] => [
  ['published by ', '[name or company, legal form, capital]', joined(legal.operator, legal.legal_form)],
  ['', '[address]', joined(legal.address)],
  ['', '[telephone]', joined(legal.telephone || contact.telephone)],
  ['registered under ', '[number and town]', joined(legal.registration)],
  ['VAT number: ', '[number]', joined(legal.vat_number)],
  ['content: ', '[name]', joined(legal.publisher)],
  ['hosted by ', '[name, address and telephone number of the hosting company]', joined(legal.host)],
  ['go to ', '[your e-mail address]', joined(contact.email)],
  ['', '[Your address, and when somebody is there.]', [contact.address, contact.hours].filter(Boolean).join('\n\n')],
]

/** Returns the text of a draft with the facts that the settings know. */
export const prefilled = (text: string, facts: Facts): string =>
  placesOf(facts).reduce(
    (now, [before, place, fact]) => (fact === '' ? now : now.replace(before + place, () => before + fact)),
    text,
  )
