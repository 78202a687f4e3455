import { counted } from '../../../../../lib/texts/en.ts'
import type { ClauseSection } from '../clause-sections.contract.ts'

export const terms = 'Terms'
export const onlyStaff = 'Only owners can edit the terms.'
export const failedToLoad = 'The terms couldn’t be loaded. Try again.'

/** The sections of the generated terms. */
export const SECTIONS: Readonly<Record<ClauseSection, string>> = {
  acceptance: '1. Acceptance of terms',
  use: '2. Use of the shop',
  registration: '3. Account registration',
  orders: '4. Orders and purchases',
  'intellectual-property': '5. Intellectual property',
  privacy: '6. Privacy',
  disclaimer: '7. Disclaimer',
  liability: '8. Liability',
  indemnification: '9. Indemnification',
  termination: '10. Termination',
  modifications: '11. Modifications',
  'governing-law': '12. Governing law',
  severability: '13. Severability',
  'account-security': '14. Accounts and security',
  'card-payments': '15. Card payment provider terms',
  contact: '16. Contact',
  own: 'Separate section at the end',
}
export const PLACES = { after: 'After the generated text', before: 'Before the generated text' }

// terms.page.tsx
export const whatOwnClausesAre =
  'The shop writes its terms from the settings. Add your own clauses to a section, or your own sections. They become part of the terms, of each new order and of its confirmation e-mail when you publish them.'
export const lawyer =
  'Have a lawyer check your clauses before you publish them. A clause that contradicts consumer law is void, and can be fined.'
export const draft = 'Draft'
export const isPublished = 'The draft equals the published version.'
export const isChanged = (by: string) => (by === '' ? 'Not published yet.' : `Changes by ${by} are not published yet.`)
export const noClauses = 'No own clauses. The terms contain the generated text only.'
export const publish = (number: number) => `Publish version ${number}`
export const published = (number: number) => `Version ${number} published`
export const versionsStay = 'A published version can’t be changed. Orders keep the version that they agreed to.'
export const preview = 'Preview terms'
export const discard = 'Discard changes'
export const discarded = 'Changes discarded'
export const versions = 'Published versions'
export const noVersions = 'Nothing published yet.'
export const version = (number: number) => `Version ${number}`
export const publishedBy = (by: string, clauses: number) => `by ${by}, ${counted(clauses, 'own clause', 'own clauses')}`
export const current = 'Current'
export const view = (number: number) => `View version ${number}`
export const restore = (number: number) => `Restore version ${number} as draft`
export const restored = (number: number) => `Version ${number} is the draft now`
export const undo = 'Undo'

// clause-list.tsx and clause-form.tsx
export const addClause = 'Add clause'
export const section = 'Section'
export const place = 'Place'
export const title = 'Title'
export const titleHint = 'Optional before the generated text.'
export const text = 'Text'
export { markdownHint as textHint } from '../../../../ui/markdown/texts.en.ts'
export const saveClause = 'Save clause'
export const cancel = 'Cancel'
export const untitled = 'Clause without a title'
export const edit = (name: string) => `Edit ${name}`
export const remove = (name: string) => `Delete ${name}`
export const moveUp = (name: string) => `Move ${name} up`
export const moveDown = (name: string) => `Move ${name} down`
export const added = 'Clause added to the draft'
export const changed = 'Clause updated in the draft'
export const removed = (name: string) => `${name} deleted from the draft`
export const changedMeanwhile =
  'This clause was changed by someone else. Your text is still in the form. Copy it, reload the page and add it again.'
export const deletedMeanwhile =
  'Someone else deleted this clause. Your text is still in the form. Save again to add it at the end of the draft.'

// terms-preview.page.tsx
export const previewTitle = 'Preview of the terms'
export const previewText = 'The terms with the own clauses of the draft. Customers see the published version.'
export const versionText = (day: string, by: string) =>
  `The own clauses published on ${day} by ${by}, with the generated text of today.`
export const noSuchVersion = 'This version does not exist.'
