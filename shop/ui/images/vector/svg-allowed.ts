/** What an element of a drawing may be; all others are left out with what they hold. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop pattern clipPath mask'.split(
    ' ',
  ),
)

/** What is about a group of things and nothing else is a group. */
export const GROUPS: ReadonlySet<string> = new Set(['a', 'switch'])

/** What people are told of, by what was left out. */
export type LeftOutOfDrawing = 'scripts' | 'links' | 'animations' | 'pictures' | 'effects' | 'styles' | 'other parts'

const KINDS: readonly [LeftOutOfDrawing, RegExp][] = [
  ['scripts', /^(?:script|handler|listener|foreignObject|iframe|embed|object|audio|video|canvas)$/i],
  ['animations', /^(?:animate\w*|set|mpath|discard)$/i],
  ['pictures', /^(?:image|feImage)$/i],
  ['effects', /^(?:filter|fe[A-Z]\w*)$/],
]

/** Returns what people call an element that is left out. */
export const kindOfElement = (name: string): LeftOutOfDrawing =>
  KINDS.find(([, names]) => names.test(name))?.[0] ?? 'other parts'

/** What a drawing program notes for itself, and nobody sees. */
export const UNSEEN: ReadonlySet<string> = new Set(['title', 'desc', 'metadata'])

const GEOMETRY =
  'd points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height offset viewBox preserveAspectRatio transform gradientTransform patternTransform gradientUnits spreadMethod patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits'
/** How something is painted: as attributes, and as properties of CSS. */
const PAINT =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule mask mask-type paint-order display visibility overflow vector-effect shape-rendering color-interpolation transform transform-origin'

export const ATTRIBUTES: ReadonlySet<string> = new Set(`${GEOMETRY} ${PAINT}`.split(' '))
export const PROPERTIES: ReadonlySet<string> = new Set(`${PAINT} isolation mix-blend-mode`.split(' '))

export const SVG_ID = /^[\w.:-]{1,200}$/
const VALUE = /^[\w\s#%.,()+-]*$/
const FUNCTIONS = new Set('rgb rgba hsl hsla matrix translate scale rotate skewX skewY'.split(' '))
/** What paints by something of the same drawing, and a colour for where there is none. */
const LOCAL = /^url\(\s*(['"]?)#([\w.:-]{1,200})\1\s*\)(?:\s+[\w#]{1,30})?$/

/** Returns the id by which a value paints: a gradient, a clip path. */
export const paintedBy = (value: string): string | undefined => LOCAL.exec(value)?.[2]

/** Tells whether a value of an attribute or property does nothing but draw. */
export function isHarmless(value: string): boolean {
  if (LOCAL.test(value)) return true
  const called = value.split('(').slice(0, -1)
  return VALUE.test(value) && called.every((before) => FUNCTIONS.has(lastWord(before)))
}

/** Tells whether a value would fetch something or lead somewhere. */
export const isLink = (value: string): boolean => /url\s*\(|[:@\\]|image/i.test(value)

/** Of the end alone: a path has a hundred thousand characters. */
const lastWord = (text: string) => /[\w-]*$/.exec(text.slice(-30).trimEnd())?.[0] ?? ''
