/** The audit log subject of settings. Groups are part of field names, such as `look[accent]`. */
export const SETTINGS_SUBJECT = { kind: 'settings', id: 1 } as const
