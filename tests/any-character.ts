import fc from 'fast-check'

const SURROGATES = 0xd800
const AFTER_SURROGATES = 0xe000
const GAP = AFTER_SURROGATES - SURROGATES

/**
 * Any character that Unicode has room for, as `unit` of `fc.string`: the same ones, by the same seeds, as `binary`, for which fast-check makes a table of
 * all 1.1 million once it meets it, a second in each process of tests.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: 0x10ffff - GAP }).map(
  (index) => String.fromCodePoint(index < SURROGATES ? index : index + GAP),
  (text) => {
    const code = typeof text === 'string' ? text.codePointAt(0) : undefined
    if (code === undefined || text !== String.fromCodePoint(code)) throw new Error('It is not one character.')
    if (code >= SURROGATES && code < AFTER_SURROGATES) throw new Error('It is half a character.')
    return code < SURROGATES ? code : code - GAP
  },
)
