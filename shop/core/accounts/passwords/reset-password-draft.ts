import { wizardDraft } from '../wizard-draft.ts'

/** Entries of the first two steps of a password reset. */
export const resetDraft = wizardDraft('reset_password', { open: ['email'], secret: ['password1', 'password2'] })
