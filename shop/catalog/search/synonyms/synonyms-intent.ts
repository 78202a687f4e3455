/** What a form may want to be done with a group of synonyms. */
export type SynonymsIntent = 'add' | 'change' | 'remove'
