import { wizardDraft } from '../wizard-draft.ts'

/** What was typed into step 0 of the signup. */
export const signupDraft = wizardDraft('signup', {
  open: ['first_name', 'last_name', 'email', 'agreed_to_terms'],
  secret: ['password'],
})
