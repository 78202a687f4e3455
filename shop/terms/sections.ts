import { accountSecurity, cardPayments } from './accounts-and-cards.ts'
import { contact } from './contact.ts'
import { governingLaw, modifications, severability, termination } from './ending-and-law.ts'
import { orders } from './orders.ts'
import { privacy } from './privacy.ts'
import { disclaimer, indemnification, liability } from './responsibility.ts'
import { intellectualProperty } from './rights-in-content.ts'
import type { Section } from './section.ts'
import { acceptance, registration, use } from './using-the-shop.ts'

/** The day on which the wording below last changed, as `YYYY-MM-DD`. */
export const LAST_UPDATED = '2026-11-21'

/** The sixteen sections in the order of SPEC section 2; texts refer to them by these numbers. */
export const sections: readonly Section[] = [
  acceptance,
  use,
  registration,
  orders,
  intellectualProperty,
  privacy,
  disclaimer,
  liability,
  indemnification,
  termination,
  modifications,
  governingLaw,
  severability,
  accountSecurity,
  cardPayments,
  contact,
]
