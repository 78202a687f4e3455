// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are sources, to be read by the linter
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
let house: string

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'lint-rules-'))
  for (const folder of ['shop', 'tools/lint']) await mkdir(join(house, folder), { recursive: true })
  for (const file of ['biome.json', 'tools/lint/typed-addresses.grit', 'tools/lint/texts-in-text-files.grit'])
    await copyFile(join(root, file), join(house, file))
})
afterAll(() => rm(house, { recursive: true }))

/** Returns the messages of the custom lint rules for a source with these lines. */
async function refusedIn(name: string, lines: readonly string[]): Promise<string[]> {
  const file = join(house, 'shop', name)
  await writeFile(file, lines.join('\n'))
  const options = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=100', 'shop']
  const told = await new Promise<string>((resolve) => {
    execFile(join(root, 'node_modules/.bin/biome'), options, { cwd: house }, (_error, stdout) => resolve(stdout))
  })
  await rm(file)
  const { diagnostics } = JSON.parse(told) as { diagnostics: Diagnostic[] }
  return diagnostics
    .filter(({ category }) => category === 'plugin' || category === 'lint/style/noJsxLiterals')
    .map(({ location: { start, end } }) => lines[start.line - 1]?.slice(start.column - 1, end.column - 1) ?? '')
}

interface Diagnostic {
  category: string
  location: Record<'start' | 'end', { line: number; column: number }>
}

const LITERAL = [
  'export const toCart = <Link to="/cart" />',
  'export const toMug = <Link to={`/products/${slug}`} />',
  "export const links = [{ to: '/contact' }, { to: '/' }, { to: '/#top' }, { to: '/?page=2' }]",
  "export const away = () => redirect(isNew ? '/signup' : `${publicUrl}/orders`)",
  'export const form = <Form action="/addToCart">{lines.map(() => <NavLink to="/account" />)}</Form>',
]

test('rejects addresses of the shop in string literals', async () => {
  expect(await refusedIn('links.tsx', LITERAL)).toEqual([
    '"/cart"',
    '`/products/${slug}`',
    "'/contact'",
    "'/'",
    "'/#top'",
    "'/?page=2'",
    "'/signup'",
    '`${publicUrl}/orders`',
    '"/addToCart"',
    '"/account"',
  ])
})

test('accepts typed addresses, addresses of non-screens and addresses in tests', async () => {
  const fine = [
    "export const toMug = <Link to={href('/products/:slug', { slug })} hash={`${href('/')}#top`} />",
    "export const login = useAuthLink('/login', from)",
    "export const answered = endpoint({ url: '/api/user/:id/' })",
    "export const picture = text.startsWith('/') ? `/media/${key}/320.webp` : '/placeholder.svg'",
  ]
  expect(await refusedIn('fine.tsx', fine)).toEqual([])
  expect(await refusedIn('links.test.tsx', LITERAL)).toEqual([])
})

test('rejects literal text in screens', async () => {
  const spoken = [
    'export const nav = <nav aria-label="Pages of products" />',
    'export const button = <button type="submit">Save</button>',
    "export const told = () => toast({ kind: 'success', text: 'Great, you may now login' })",
    'export const left = (stock: number) => `Only ${stock} left in stock`',
  ]
  expect(await refusedIn('screen.tsx', spoken)).toEqual([
    'aria-label="Pages of products"',
    'Save',
    "'Great, you may now login'",
    '`Only ${stock} left in stock`',
  ])
})

test('accepts text modules, field names, classes and errors for developers', async () => {
  const fine = [
    'export const nav = <nav aria-label={texts.pages} className="mt-2 flex gap-2" title={title} />',
    'export const field = <TextField name="first_name" label={texts.firstName} alt="thumbnail_alt" />',
    'export const price = <p>{count} × {price}</p>',
    "export const broken = () => new Error('The shop has no such thing.')",
    'export const header = `Token ${token}`',
  ]
  expect(await refusedIn('fine.tsx', fine)).toEqual([])
  expect(await refusedIn('texts.en.ts', ["export const left = 'Only some left in stock'"])).toEqual([])
  expect(
    await refusedIn('signup.contract.ts', ["export const summary = 'Sign up; without a code all is checked'"]),
  ).toEqual([])
})
