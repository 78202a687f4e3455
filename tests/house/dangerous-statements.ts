/** Statements that a migration must not contain, because processes of the release before still serve. */

interface Rule {
  name: string
  /** Finds a statement; the group `table` names the table that it changes. */
  pattern: RegExp
  /** True if the statement removes a part of the schema that the release before may use. */
  contracts?: true
  /** True if the rule also holds for a table that the migration creates itself. */
  isForNewTables?: true
}

const TABLE = String.raw`(?:only\s+)?(?:if\s+exists\s+)?"?(?<table>\w+)"?`
const ALTER = String.raw`\balter\s+table\s+${TABLE}[^;]*?`
const rule = (name: string, pattern: string, more: Omit<Rule, 'name' | 'pattern'> = {}): Rule => ({
  name,
  pattern: new RegExp(pattern, 'gi'),
  ...more,
})

const IN_TRANSACTION: readonly Rule[] = [
  rule('drop', String.raw`\bdrop\s+(?:table|view|materialized\s+view|function|type|sequence|schema)\b`, {
    contracts: true,
    isForNewTables: true,
  }),
  rule('drop column', String.raw`${ALTER}\bdrop\s+column\b`, { contracts: true }),
  rule('rename', String.raw`\balter\s+(?:table|view|type|function)\s+${TABLE}[^;]*?\brename\b`, { contracts: true }),
  rule('change a type', String.raw`${ALTER}\balter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type\b`, {
    contracts: true,
  }),
  rule('set not null', String.raw`${ALTER}\bset\s+not\s+null\b`, { contracts: true }),
  rule(
    'not null without default',
    String.raw`${ALTER}\badd\s+(?:column\s+)?(?!constraint\b|check\b|foreign\b|primary\b|unique\b|exclude\b)"?\w+"?\s(?![^;,]*\bdefault\b)[^;,]*\bnot\s+null\b`,
    { contracts: true },
  ),
  rule(
    'default that rewrites the table',
    String.raw`${ALTER}\badd\s+[^;]*?\b(?:generated\s+always\s+as|(?:big|small)?serial\b|gen_random_uuid|random\(|clock_timestamp)`,
  ),
  rule(
    'constraint that is checked at once',
    String.raw`${ALTER}\badd\s+(?:constraint\s+"?\w+"?\s+)?(?:check|foreign\s+key)\b(?![^;]*\bnot\s+valid\b)`,
  ),
  rule(
    'reference that is checked at once',
    String.raw`${ALTER}\badd\s+(?:column\s+)?"?\w+"?\s[^;,]*\b(?:references|check)\b(?![^;]*\bnot\s+valid\b)`,
  ),
  rule(
    'key without an index that exists',
    String.raw`${ALTER}\badd\s+(?:constraint\s+"?\w+"?\s+)?(?:unique|primary\s+key|exclude)\b(?!\s+using\s+index)`,
  ),
  rule('validation in a transaction', String.raw`${ALTER}\bvalidate\s+constraint\b`),
  rule(
    'index that blocks writes',
    String.raw`\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)[^;]*?\bon\s+(?:only\s+)?"?(?<table>\w+)`,
  ),
  rule('index that blocks reads', String.raw`\b(?:drop\s+index|reindex(?:\s+\w+)?)\s+(?!concurrently)`),
  rule('concurrent index in a transaction', String.raw`\bindex\s+concurrently\b`),
  rule(
    'change of all rows in one transaction',
    String.raw`^\s*(?:with\b[^;]*?\)\s*)?(?:update|delete\s+from)\s+${TABLE}`,
  ),
  rule('lock', String.raw`\b(?:lock\s+table|truncate|vacuum|cluster)\b`),
]

/** Outside of a transaction, locks are not limited, so that only statements without strong locks are allowed. */
const ALLOWED_OUTSIDE = [
  /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\b/i,
  /^drop\s+index\s+concurrently\s+if\s+exists\b/i,
  /^alter\s+table\s+"?\w+"?\s+validate\s+constraint\b/i,
  /^(?:with\b.*\blimit\b.*)\b(?:update|delete\s+from|insert\s+into)\b/is,
  /^(?:update|delete\s+from|insert\s+into)\b.*\blimit\b/is,
  /^select\b/i,
]

export interface Danger {
  rule: string
  statement: string
  contracts: boolean
}

/**
 * Returns the dangerous statements of a migration. Bodies of functions are not examined.
 * @param source the text of its file
 */
export function dangersOf(source: string): Danger[] {
  const statements = statementsIn(source)
  if (/\boutsideTransaction\(/.test(source))
    return statements
      .filter((statement) => !ALLOWED_OUTSIDE.some((allowed) => allowed.test(statement)))
      .map((statement) => ({ rule: 'not allowed outside of a transaction', statement, contracts: false }))
  const created = new Set(
    statements.flatMap((text) =>
      [...text.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi)].map(
        ([, name]) => name,
      ),
    ),
  )
  return statements.flatMap((statement) =>
    IN_TRANSACTION.flatMap(({ name, pattern, contracts, isForNewTables }) =>
      [...statement.matchAll(pattern)]
        .filter(({ groups }) => isForNewTables || !created.has(groups?.table ?? ''))
        .map(() => ({ rule: name, statement, contracts: contracts ?? false })),
    ),
  )
}

/** Returns the SQL statements in the templates of a source, without comments and bodies of functions. */
function statementsIn(source: string): string[] {
  const templates = [...source.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`|\bsql\.raw\(\s*(?:`([^`]*)`|'([^']*)')/g)]
  return templates.flatMap(([, ...texts]) =>
    (texts.find((text) => text !== undefined) ?? '')
      .replace(/\$(\w*)\$.*?\$\1\$/gs, "''")
      .replace(/--[^\n]*/g, '')
      .split(';')
      .map((statement) => statement.trim())
      .filter(Boolean),
  )
}
