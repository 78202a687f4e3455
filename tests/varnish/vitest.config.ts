import base from '../../vitest.config.ts'

/** The configuration of all tests, for the tests that need Varnish. */
export default { ...base, test: { ...base.test, include: ['tests/varnish/*.test.ts'], exclude: [] } }
