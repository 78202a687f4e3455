import { glob, readFile } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { BUILT_IN } from '../../extensions/built-in.ts'
import { addSentences, translatedSentence } from '../../lib/texts/error-sentences.ts'
import { inLanguage } from '../../server/language/in-language.ts'
import { sentences as french } from '../../shop/ui/errors/sentences.fr.ts'

const root = join(import.meta.dirname, '..', '..')

/** Files with sentences for operators, developers and other programs, or in both languages. */
const NOT_FOR_PAGES = [
  ...['cache', 'db', 'jobs', 'log', 'metrics', 'start'].map((folder) => `server/${folder}/**`),
  ...['server/connections/open-connections.ts', 'server/payments/payment-methods.ts', 'server/http/reference/**'],
  ...[
    'server/http/{client-error-handler,unread-body}.ts',
    'lib/error-codes.ts',
    'shop/api*.ts',
    '**/*-gauge.server.ts',
  ],
  ...['**/report-outdated-emails.server.ts', '**/carrier-methods.server.ts', 'shop/core/extensions/**/check-*.ts'],
  ...['shop/core/extensions/{import-extensions,open-extensions,own-events}.server.ts'],
  ...[
    'lib/texts/languages.ts',
    '**/legal-sentences.server.ts',
    '**/document-words.server.ts',
    '**/series-store.server.ts',
    'extensions/*/index.ts',
  ],
]

/** Sentences in other files for operators, and descriptions of the API. */
const NOT_SHOWN =
  /^(?:The key of |Payment problems by|The extension \{\} \{\} is|Stopping a|Refused |Requires |The other fields |An order counts |A polling client |The legal notice is|Use a \{\}\.|JSON parse error|Multipart form parse)/

const withoutValues = (text: string) =>
  text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}').replaceAll(/\\(['"`])/g, '$1')

/** Strings of a source file without descriptions of the API and errors for the log; values in templates are `{}`. */
function sentencesOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const strings =
    /(summary:|description:|describe\(|\b(?:Type|Range)?Error\(|DOMException\(|UnknownOutcome\(|WebhookRejected\()?\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g
  return [...code.matchAll(strings)].flatMap(([, excluded, ...quoted]) => {
    const text = quoted.find((part) => part !== undefined) ?? ''
    return excluded ? [] : [withoutValues(text)]
  })
}

const isSentence = (text: string) => /^["A-Za-z“{][^\n]*[a-z}"”] [^\n]*\.$/.test(text)

/** Sentences without a full stop, such as those of the specification, where only errors are. */
const UNPUNCTUATED =
  /(?:\.(?:regex|refine|union)\([^\n]*?,\s*|(?:error|message): |refuse\(|\w: \[)(['"`])([a-z]+ (?:(?!\1)[^\n])* (?:(?!\1)[^\n])+)\1\s*[)\],}]/gi

const foldersOf = (extensions: typeof BUILT_IN) => extensions.map(({ name }) => `extensions/${name}/**`)

/** Folders in which each text of several words is a note on a value of an import file. */
const WITH_NOTES = [
  'shop/catalog/import-export/{file,formats,plan}/**',
  ...foldersOf(BUILT_IN.filter(({ imports }) => imports)),
]

/** Notes have at least three words. The elements that they name begin with “a”. */
const isNote = (text: string) => /^(?:a |[a-z“{]\S* \S+ )[^\n]*[a-z][^\n]*[^.\n]$/.test(text)

async function allSentences(): Promise<{ refused: Map<string, string>; code: string }> {
  const FILES = ['{lib,server,shop}/**/*.ts', ...foldersOf(BUILT_IN).map((folder) => `${folder}/*.ts`)]
  const refused = new Map<string, string>()
  let code = ''
  const exclude = ['**/*.test.ts', '**/texts.*.ts', '**/migrations/**', 'shop/ui/errors/**', '**/clauses/**']
  for await (const file of glob(FILES, { cwd: root, exclude })) {
    const source = await readFile(join(root, file), 'utf8')
    code += withoutValues(source)
    if (NOT_FOR_PAGES.some((excluded) => matchesGlob(file, excluded))) continue
    const unpunctuated = [...source.matchAll(UNPUNCTUATED)].map(([, , text = '']) => withoutValues(text))
    const hasNotes = WITH_NOTES.some((folder) => matchesGlob(file, folder))
    const shown = sentencesOf(source).filter((text) => isSentence(text) || (hasNotes && isNote(text)))
    for (const sentence of [...shown, ...unpunctuated]) refused.set(sentence, file)
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
