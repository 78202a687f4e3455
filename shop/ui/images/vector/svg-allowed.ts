/** The allowed elements. Others are removed with their content. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop pattern clipPath mask'.split(
    ' ',
  ),
)

/** Elements that only group others and become `g`. */
export const GROUPS: ReadonlySet<string> = new Set(['a', 'switch'])

/** Kinds of removed content that the owner is informed about. */
export type LeftOutOfDrawing = 'scripts' | 'links' | 'animations' | 'pictures' | 'effects' | 'styles' | 'other parts'

const KINDS: readonly [LeftOutOfDrawing, RegExp][] = [
  ['scripts', /^(?:script|handler|listener|foreignObject|iframe|embed|object|audio|video|canvas)$/i],
  ['animations', /^(?:animate\w*|set|mpath|discard)$/i],
  ['pictures', /^(?:image|feImage)$/i],
  ['effects', /^(?:filter|fe[A-Z]\w*)$/],
]

/** Returns the kind of a removed element. */
export const kindOfElement = (name: string): LeftOutOfDrawing =>
  KINDS.find(([, names]) => names.test(name))?.[0] ?? 'other parts'

/** Metadata elements of drawing programs, removed silently. */
export const METADATA_ELEMENTS: ReadonlySet<string> = new Set(['title', 'desc', 'metadata'])

const GEOMETRY =
  'd points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height offset viewBox preserveAspectRatio transform gradientTransform patternTransform gradientUnits spreadMethod patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits'
/** Painting attributes, also allowed as CSS properties. */
const PAINT =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule mask mask-type paint-order display visibility overflow vector-effect shape-rendering color-interpolation transform transform-origin'

export const ATTRIBUTES: ReadonlySet<string> = new Set(`${GEOMETRY} ${PAINT}`.split(' '))
export const PROPERTIES: ReadonlySet<string> = new Set(`${PAINT} isolation mix-blend-mode`.split(' '))

export const SVG_ID = /^[\w.:-]{1,200}$/
const VALUE = /^[\w\s#%.,()+-]*$/
const FUNCTIONS = new Set('rgb rgba hsl hsla matrix translate scale rotate skewX skewY'.split(' '))
/** A reference to an element of the same drawing, with an optional fallback colour. */
const LOCAL = /^url\(\s*(['"]?)#([\w.:-]{1,200})\1\s*\)(?:\s+[\w#]{1,30})?$/

/** Returns the id that a paint value refers to, such as a gradient or clip path. */
export const paintedBy = (value: string): string | undefined => LOCAL.exec(value)?.[2]

/** Returns whether the value of an attribute or property only draws. */
export function isHarmless(value: string): boolean {
  if (LOCAL.test(value)) return true
  const called = value.split('(').slice(0, -1)
  return VALUE.test(value) && called.every((before) => FUNCTIONS.has(lastWord(before)))
}

/** Returns whether a value would load or link to something. */
export const isLink = (value: string): boolean => /url\s*\(|[:@\\]|image/i.test(value)

/** Reads only the end, because a path can have a hundred thousand characters. */
const lastWord = (text: string) => /[\w-]*$/.exec(text.slice(-30).trimEnd())?.[0] ?? ''
