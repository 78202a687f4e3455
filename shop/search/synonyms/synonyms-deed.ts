/** What a form may want to be done with a group of synonyms. */
export type SynonymsDeed = 'add' | 'change' | 'remove'
