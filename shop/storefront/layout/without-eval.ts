/**
 * Disables zod's test for `eval` before any schema is built, because the Content-Security-Policy forbids it and
 * reports the test. The global name is zod's (zod/v4/core, `globalConfig`). Only browsers have the policy.
 */
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
