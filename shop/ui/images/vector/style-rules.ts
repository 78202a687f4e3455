import { isHarmless, isLink, PROPERTIES } from './svg-allowed.ts'

/** A style rule with a simple selector. */
export interface StyleRule {
  tag: string | undefined
  id: string | undefined
  classes: readonly string[]
  /** Each property once, with its last value. */
  declarations: readonly Declaration[]
}

export type Declaration = readonly [property: string, value: string]

type SkippedPart = 'links' | 'styles'
/** More rules than drawing programs write; each is compared with each element. */
const MAX_RULES = 1_000
const SELECTOR = /^([a-zA-Z]+|\*)?((?:[.#][\w-]+)*)$/

/**
 * Parses the rules of a style sheet with simple selectors (element names, classes, ids), by ascending specificity.
 * @param leave called for each kind of rule that is left out: conditions, positions and properties that do not paint
 */
export function rulesIn(css: string, leave: (what: SkippedPart) => void): StyleRule[] {
  const rules: StyleRule[] = []
  for (const { selectors, body } of blocksIn(css.replace(/\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g, ' '), leave)) {
    const declarations = [...new Map(declarationsIn(body, leave))]
    for (const selector of selectors.split(',', MAX_RULES)) {
      if (rules.length >= MAX_RULES) {
        leave('styles')
        break
      }
      const [, tag, marks = ''] = SELECTOR.exec(selector.trim()) ?? []
      if (tag === undefined && marks === '') {
        leave('styles')
        continue
      }
      const named = (sign: string) =>
        [...marks.matchAll(new RegExp(`[${sign}]([\\w-]+)`, 'g'))].map(([, name = '']) => name)
      rules.push({
        tag: tag === '*' ? undefined : tag,
        id: named('#')[0],
        classes: [...new Set(named('.'))],
        declarations,
      })
    }
  }
  return rules.sort((one, other) => weight(one) - weight(other))
}

/** Returns the allowed declarations. */
export function declarationsIn(css: string, leave: (what: SkippedPart) => void): Declaration[] {
  return css.split(';').flatMap((declaration): Declaration[] => {
    const [, name = '', typed = ''] = /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(declaration) ?? []
    const value = typed
      .replace(/!\s*important\s*$/i, '')
      .trim()
      .replaceAll('"', "'")
    const property = name.toLowerCase()
    if (PROPERTIES.has(property) && isHarmless(value)) return [[property, value]]
    if (isLink(declaration.slice(declaration.indexOf(':') + 1))) leave('links')
    else if (PROPERTIES.has(property)) leave('styles')
    return []
  })
}

interface StyledElement {
  name: string
  id: string
  classes: ReadonlySet<string>
}

/** Returns whether a rule applies to an element. */
export function appliesTo(rule: StyleRule, element: StyledElement): boolean {
  return (
    (rule.tag === undefined || rule.tag === element.name) &&
    (rule.id === undefined || rule.id === element.id) &&
    rule.classes.every((one) => element.classes.has(one))
  )
}

/** Specificity of a selector, for a realistic number of classes. */
const weight = ({ tag, id, classes }: StyleRule) => (id ? 10_000 : 0) + classes.length * 10 + (tag ? 1 : 0)

function* blocksIn(css: string, leave: (what: SkippedPart) => void): Generator<{ selectors: string; body: string }> {
  let at = 0
  for (let count = 0; at < css.length && count < MAX_RULES; count += 1) {
    const open = css.indexOf('{', at)
    if (css.slice(at).trimStart().startsWith('@')) {
      const semicolon = css.indexOf(';', at)
      const isBlock = open >= 0 && (semicolon < 0 || open < semicolon)
      const end = isBlock ? endOfBlock(css, open) : semicolon < 0 ? css.length : semicolon + 1
      leave(isLink(css.slice(at, end).replace('@', '')) ? 'links' : 'styles')
      at = end
      continue
    }
    if (open < 0) return
    const end = endOfBlock(css, open)
    yield { selectors: css.slice(at, open), body: css.slice(open + 1, end - 1) }
    at = end
  }
  if (css.slice(at).trim() !== '') leave('styles')
}

/** Returns the index after the brace that closes the block. */
function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return css.length
}
