import { seededRandom } from '../demo/pictures/random.ts'
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

/** A catalogue has tens of thousands of different words, and each product some of them. */
const VOCABULARY = 20_000
const WORDS_OF_TITLE = 4
const WORDS_OF_DESCRIPTION = 40
const COLOURS = ['Celadon', 'Ink blue', 'Oxide red', 'Mustard', 'Charcoal', 'Chalk', 'Forest', 'Sand']

export interface SearchableTexts {
  texts: ProductText[]
  /** What people look for: words as they are, begun, misspelled, two together, and some that do not exist. */
  query: (n: number) => string
}

/**
 * Texts of words that were made up, a few of them common and most of them rare, as in any language. The same every time.
 */
export function productTexts(products: number): SearchableTexts {
  const random = seededRandom(5)
  const one = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? ''
  const syllable = () => one(STARTS) + one(MIDDLES) + one(ENDS)
  const vocabulary = [...new Set(Array.from({ length: VOCABULARY * 1.2 }, () => syllable() + syllable()))].slice(
    0,
    VOCABULARY,
  )
  // Squared, so that the first tenth of the words makes a third of the text.
  const word = () => vocabulary[Math.floor(random() ** 2 * vocabulary.length)] ?? ''
  const words = (count: number) => Array.from({ length: count }, word).join(' ')
  const texts = Array.from({ length: products }, () => ({
    title: words(WORDS_OF_TITLE),
    description: `${words(WORDS_OF_DESCRIPTION)}.`,
    variant: one(COLOURS),
  }))
  const query = (n: number) => {
    const { title, variant } = texts[Math.floor(random() * texts.length)] ?? { title: '', variant: '' }
    const [first = '', second = ''] = title.split(' ')
    switch (n % 10) {
      case 0:
        return first.slice(0, 5)
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
