import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const FRENCH = ['shop/**/texts.fr.ts', 'shop/ui/errors/fr/*.ts', 'shop/**/clauses/fr/*.ts']

/** A plain space before a colon, semicolon, question or exclamation mark, percent or euro sign, or inside quotes. */
const WRONG = /(?<=^|[\p{L}\p{N}»)’.]) (?:[;!?%€»]|:(?=\s|$))|« /u

/** Returns the strings of a source file. The parts of a template between its values are separate strings. */
function stringsOf(source: string): string[] {
  const strings: string[] = []
  /** Depths of braces at which a value of a template ends. */
  const templates: number[] = []
  let depth = 0
  let at = 0
  /** Reads to the end of a string, or to the next value of a template. */
  function readString(quote: string) {
    const start = at
    while (source[at] !== quote && !(quote === '`' && source.startsWith('${', at))) at += source[at] === '\\' ? 2 : 1
    strings.push(source.slice(start, at))
    if (source[at] === quote) at += 1
    else {
      at += 2
      templates.push(depth)
    }
  }
  while (at < source.length) {
    const char = source[at] ?? ''
    if (source.startsWith('//', at)) at = source.indexOf('\n', at)
    else if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 2
    else {
      at += 1
      if (char === '{') depth += 1
      else if (char === '}' && templates.at(-1) === depth) {
        templates.pop()
        readString('`')
      } else if (char === '}') depth -= 1
      else if (["'", '"', '`'].includes(char)) readString(char)
    }
  }
  return strings
}

test('French texts have no-break spaces before punctuation and inside quotes', async () => {
  const sample = "// a : b\nconst a = (b ? `c@{b ? ` : @{b}` : 'd'} !` : 'e')".replaceAll('@', '$')
  expect(stringsOf(sample)).toEqual(['c', ' : ', '', 'd', ' !', 'e'])
  const wrong: string[] = []
  let count = 0
  for await (const file of glob(FRENCH, { cwd: root })) {
    const strings = stringsOf(await readFile(join(root, file), 'utf8'))
    count += strings.length
    for (const text of strings) if (WRONG.test(text)) wrong.push(`${file}: ${text}`)
  }
  expect(count).toBeGreaterThan(5_000)
  expect(wrong).toEqual([])
})
