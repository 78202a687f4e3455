/**
 * Tells zod, before any schema is made, not to try whether it may compile code: the page's policy forbids that, and reports the try.
 * The name is zod's own (zod/v4/core, `globalConfig`). Only for browsers, where the policy holds.
 */
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
