import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addSentences, translatedSentence } from '../../lib/texts/error-sentences.ts'
import { inLanguage } from '../../server/language/in-language.ts'
import { french } from '../../shop/ui/errors/french.ts'

const root = join(import.meta.dirname, '..', '..')

/** Sentences for operators, and descriptions of the API. */
const NOT_SHOWN =
  /^(?:The key of |Payment problems by|The call \{\} of |The extension \{\} \{\} is|Stopping a|Refused |Requires |The other fields |An order counts |A polling client )/

const withoutValues = (text: string) =>
  text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}').replaceAll(/\\(['"`])/g, '$1')

/** Strings of a source file; values in templates are `{}`. Descriptions of the API are left out. */
function sentencesOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const strings =
    /(summary:|description:|describe\(|Error\()?\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g
  return [...code.matchAll(strings)].flatMap(([, excluded, ...quoted]) => {
    const text = quoted.find((part) => part !== undefined) ?? ''
    return excluded ? [] : [withoutValues(text)]
  })
}

const isSentence = (text: string) => /^["A-Z“{][^\n]*[a-z}"”] [^\n]*\.$/.test(text)

async function allSentences(): Promise<{ refused: Map<string, string>; code: string }> {
  const refused = new Map<string, string>()
  let code = ''
  const exclude = ['**/*.test.ts', '**/texts.*.ts', '**/migrations/**', 'shop/ui/errors/**', '**/clauses/**']
  for await (const file of glob('{lib,server,shop}/**/*.ts', { cwd: root, exclude })) {
    const source = await readFile(join(root, file), 'utf8')
    const sentences = sentencesOf(source)
    code += withoutValues(source)
    const refuses = /\b(?:refuse|refuseFields|rateLimited|addFieldError|PictureError)\b/.test(source)
    if (refuses || /\.contract\.ts$|field-texts\.ts$/.test(file))
      for (const sentence of sentences.filter(isSentence)) refused.set(sentence, file)
  }
  return { refused, code }
}

test('every error sentence has a translation, and every translation a sentence', async () => {
  const { refused, code } = await allSentences()
  expect(refused.size).toBeGreaterThan(300)
  addSentences('fr', french)
  const isTranslated = (sentence: string) => inLanguage('fr', () => translatedSentence(sentence)) !== sentence
  const missing = [...refused].filter(([sentence]) => !isTranslated(sentence) && !NOT_SHOWN.test(sentence))
  expect(missing).toEqual([])
  expect(Object.keys(french).filter((sentence) => !code.includes(sentence))).toEqual([])
})

test('a translation names only values of its sentence and no English word', () => {
  for (const [english, sentence] of Object.entries(french)) {
    const values = english.split('{}').length - 1
    for (const [, position] of sentence.matchAll(/\{(\d)\}/g)) expect(Number(position), sentence).toBeLessThan(values)
    expect(sentence).not.toMatch(/\b(?:the|your|you|this|must|with|please)\b|~/i)
  }
})
