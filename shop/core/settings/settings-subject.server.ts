/** What the audit log notes changes of settings about: the settings are one thing, whose groups stand in the names of fields, as `look[accent]`. */
export const SETTINGS_SUBJECT = { kind: 'settings', id: 1 } as const
