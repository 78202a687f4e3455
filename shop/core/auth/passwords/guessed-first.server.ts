import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UNNAMED } from '../../../../lib/shop-identity.ts'

/** What a shop is called that its owner has not named; a name that they gave comes with those of the person. */
const SHOP = UNNAMED.name.toLowerCase()
/** Fewer than so many characters of one's own are tried within the first guesses. */
const OWN_CHARACTERS = 6
/** A name of one or two letters stands in half of all passwords. */
const SHORTEST_NAME = 3
const RUN = 4

/** First names, pet names and words that head every list of French passwords, and the English ones that came along. A list of our own. */
const WORDS = readFileSync(join(import.meta.dirname, 'common-words.txt'), 'utf8')
  .trimEnd()
  .split('\n')
const common = anyOf([SHOP, ...WORDS])

/** The alphabet, and rows of keys from left to right: AZERTY, QWERTY, QWERTZ. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  ...['01234567890', '&é"\'(-è_çà'],
  ...['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['qwertzuiop', 'yxcvbnm'],
]
const runs = new Set(ROWS.flatMap((row) => [row, [...row].reverse().join('')]).flatMap(partsOf))

/**
 * Tells whether a password is little more than what everybody tries first: well-known words, the shop's name, names of the person, runs of keys
 * or of the alphabet, and repetitions.
 * @param names of the person, and of the shop, as far as they are known
 */
export function isGuessedFirst(password: string, names: readonly string[]): boolean {
  const plain = password.normalize('NFC').toLowerCase()
  const own = names
    .flatMap((name) => name.normalize('NFC').toLowerCase().split(/[ -]+/))
    .filter((name) => name.length >= SHORTEST_NAME)
  // A gap in place of what is known, so that what stood around it makes no run.
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

/** Matches each of these words wherever it stands; none when there are none. */
function anyOf(words: readonly string[]): RegExp {
  if (words.length === 0) return /(?!)/g
  return new RegExp(words.toSorted(longestFirst).map(RegExp.escape).join('|'), 'gu')
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length
}

/** All parts of a text that are as long as a run, each at its place. */
function partsOf(text: string): string[] {
  const characters = [...text]
  return characters.slice(RUN - 1).map((_, at) => characters.slice(at, at + RUN).join(''))
}
