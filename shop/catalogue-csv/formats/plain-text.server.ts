const LINE_BREAK = new Set(['br', 'div', 'tr'])
const PARAGRAPH = new Set(['p', 'ul', 'ol', 'table', 'blockquote'])
const HEADING = /^h[1-6]$/
/** As the Markdown of descriptions knows it (docs/decisions/0040). */
const HEADING_MARK = '###'
const UNREAD = new Set(['script', 'style'])

/** Extracts what a person would read of HTML, in lines, with headings and lists as descriptions know them. Linear in its length, whatever it is. */
export function plainText(html: string): string {
  let text = ''
  let unreadUntil = ''
  for (const part of html.split(/(<!--|-->|<[^<>]*>)/)) {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part) ?? []
    const element = name.toLowerCase()
    if (unreadUntil !== '') {
      if (part === unreadUntil || slash + element === unreadUntil) unreadUntil = ''
    } else if (part === '<!--') unreadUntil = '-->'
    else if (UNREAD.has(element)) unreadUntil = slash === '' ? `/${element}` : ''
    else if (element === 'li' && slash === '') text += '\n- '
    else if (HEADING.test(element)) text += slash === '' ? `\n\n${HEADING_MARK} ` : '\n\n'
    else if (PARAGRAPH.has(element)) text += '\n\n'
    else if (LINE_BREAK.has(element)) text += '\n'
    else if (element === '') text += withoutEntities(part).replace(/\s+/g, ' ')
  }
  const lines = text
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter((line) => line !== HEADING_MARK)
  return lines
    .filter((line, index) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim()
}

/** Those that editors of product texts write; everything else comes as itself. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  times: '×',
  frac12: '½',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ocirc: 'ô',
  ugrave: 'ù',
  icirc: 'î',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
}

function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z0-9]{1,8}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? entity
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity
  })
}
