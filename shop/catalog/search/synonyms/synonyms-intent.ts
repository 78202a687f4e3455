/** The actions of a synonym form. */
export type SynonymsIntent = 'add' | 'change' | 'remove'
