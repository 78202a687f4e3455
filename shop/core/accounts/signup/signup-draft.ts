import { wizardDraft } from '../wizard-draft.ts'

/** Entries of step 0 of the sign-up. */
export const signupDraft = wizardDraft('signup', {
  open: ['first_name', 'last_name', 'email', 'agreed_to_terms', 'offers_text_version'],
  secret: ['password'],
})
