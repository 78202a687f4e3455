import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UNNAMED } from '../../../../lib/shop-identity.ts'

/** The default shop name. A custom name is passed with the personal names. */
const SHOP = UNNAMED.name.toLowerCase()
/** Passwords with fewer remaining characters are guessed early. */
const OWN_CHARACTERS = 6
/** Names of one or two letters occur in half of all passwords. */
const SHORTEST_NAME = 3
const RUN = 4

/**
 * First names, pet names and other words from the top of French and English password lists, compiled for this shop.
 */
const WORDS = readFileSync(join(import.meta.dirname, 'common-words.txt'), 'utf8')
  .trimEnd()
  .split('\n')
const common = anyOf([SHOP, ...WORDS])

/** The alphabet and keyboard rows from left to right: AZERTY, QWERTY, QWERTZ. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  ...['01234567890', '&é"\'(-è_çà'],
  ...['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['qwertzuiop', 'yxcvbnm'],
]
const runs = new Set(ROWS.flatMap((row) => [row, [...row].reverse().join('')]).flatMap(partsOf))

/**
 * Returns whether a password consists almost only of common words, names of the shop or person, keyboard or alphabet
 * runs, and repetitions.
 * @param names known names of the person and the shop
 */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const plain = password.normalize('NFC').toLowerCase()
  const own = names
    .flatMap((name) => name.normalize('NFC').toLowerCase().split(/[ -]+/))
    .filter((name) => name.length >= SHORTEST_NAME)
  // Replaces known parts with a gap, so that their neighbours do not form a run.
  const known = plain
    .replace(anyOf(own), '\0')
    .replace(common, '\0')
    .replace(/(.{1,4}?)\1{2,}/gsu, '\0')
  const left = [...known]
  const isKnown = left.map((character) => character === '\0')
  for (const [at, part] of partsOf(known).entries()) if (runs.has(part)) isKnown.fill(true, at, at + RUN)
  const rest = isKnown.filter((isOne) => !isOne).length
  return rest < OWN_CHARACTERS && isKnown.includes(true)
}

/** Returns a pattern that matches any of these words; never matches if there are none. */
function anyOf(words: readonly string[]): RegExp {
  if (words.length === 0) return /(?!)/g
  return new RegExp(words.toSorted(longestFirst).map(RegExp.escape).join('|'), 'gu')
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length
}

/** Returns all substrings of the length of a run. */
function partsOf(text: string): string[] {
  const characters = [...text]
  return characters.slice(RUN - 1).map((_, at) => characters.slice(at, at + RUN).join(''))
}
