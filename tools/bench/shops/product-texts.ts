import { seededRandom } from '../../../demo/random.ts'
import type { ProductText } from './many-products.ts'

const STARTS = [
  'b',
  'br',
  'c',
  'ch',
  'd',
  'f',
  'fl',
  'g',
  'gr',
  'h',
  'k',
  'l',
  'm',
  'n',
  'p',
  'pl',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
  'w',
]
const MIDDLES = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'oo']
const ENDS = ['b', 'ck', 'd', 'ft', 'l', 'lt', 'm', 'n', 'nd', 'p', 'r', 'rn', 's', 'st', 't', 'x']

/** Number of different words in all descriptions. */
const VOCABULARY = 20_000
const WORDS_OF_TITLE = 4
const WORDS_OF_DESCRIPTION = 40
const COLOURS =
  'amber aubergine black blue blush brown celadon chalk charcoal cream forest gold grey ink ivory moss mustard oat rust sage sand silver sky white'.split(
    ' ',
  )

export interface SearchableTexts {
  texts: ProductText[]
  /** Returns the query number n: exact, shortened or misspelled words, pairs, and some without results. */
  query: (n: number) => string
}

/**
 * Generates texts from invented words. Descriptions have a natural distribution with few common and many rare words;
 * titles consist of names that queries look for. The result is deterministic.
 */
export function productTexts(products: number): SearchableTexts {
  const random = seededRandom(5)
  const one = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? ''
  const syllable = () => one(STARTS) + one(MIDDLES) + one(ENDS)
  const vocabulary = [...new Set(Array.from({ length: VOCABULARY * 1.2 }, () => syllable() + syllable()))].slice(
    0,
    VOCABULARY,
  )
  const any = (skew: number) => vocabulary[Math.floor(random() ** skew * vocabulary.length)] ?? ''
  const words = (count: number, skew: number) => Array.from({ length: count }, () => any(skew)).join(' ')
  const texts = Array.from({ length: products }, () => ({
    title: words(WORDS_OF_TITLE, 1),
    // Squared: the most frequent tenth of the words makes up a third of all descriptions.
    description: `${words(WORDS_OF_DESCRIPTION, 2)}.`,
    variant: one(COLOURS),
  }))
  const query = (n: number) => {
    // Cubed: nearly half of the queries look for the same tenth of the products.
    const { title, variant } = texts[Math.floor(random() ** 3 * texts.length)] ?? { title: '', variant: '' }
    const [first = '', second = ''] = title.split(' ')
    switch (n % 10) {
      case 0:
        return first.slice(0, -2)
      case 1:
        return first.slice(0, 2) + first.slice(3)
      case 2:
        return `${second} ${first}`
      case 3:
        return `${first} ${variant}`
      case 4:
        return `zq${n}x`
      default:
        return first
    }
  }
  return { texts, query }
}
