import { wizardDraft } from '../wizard-draft.ts'

/** What was typed into the first two steps of setting a forgotten password. */
export const resetDraft = wizardDraft('reset_password', { open: ['email'], secret: ['password1', 'password2'] })
