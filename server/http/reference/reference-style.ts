/** The folder of the shop's fonts. */
export const FONT_FOLDER = new URL('../../../shop/ui/fonts/', import.meta.url)

const [TEXT, DISPLAY] = ['hanken-grotesk-400-700.woff2', 'bricolage-grotesque-600-opsz.woff2'] as const
/** The font files of the reference. */
export const FACES = [TEXT, DISPLAY]

/** The colours of `shop/ui/styles/theme.css` for both themes; `html` has the class `dark-mode` in the dark theme. */
const COLOURS = {
  paper: ['#faf9f6', '#171513'],
  surface: ['#ffffff', '#201d1a'],
  sunken: ['#f0eee8', '#100e0d'],
  ink: ['#1c1a17', '#f3f1ec'],
  muted: ['#5d5952', '#b3aca2'],
  line: ['#e4e1d9', '#36312c'],
  edge: ['#8b877f', '#7d766d'],
  danger: ['#b3231b', '#ff9a92'],
  good: ['#1b6a3d', '#77d6a1'],
  warn: ['#8a5200', '#f0bd6a'],
  transit: ['#0b6072', '#82d4e6'],
} as const

const inTheme = (theme: 0 | 1) =>
  Object.entries(COLOURS)
    .map(([name, tones]) => `--${name}: ${tones[theme]}`)
    .join('; ')

/** The theme colour of each HTTP method. */
const METHODS = { get: 'transit', post: 'good', put: 'warn', patch: 'warn', delete: 'danger', head: 'muted' } as const

/** Swagger UI overrides these colours in the dark theme; the id in the selector has a higher specificity. */
const methods = Object.entries(METHODS)
  .map(
    ([method, colour]) => `
#swagger-ui .swagger-ui .opblock.opblock-${method} { background: var(--surface); border-color: var(--line) }
#swagger-ui .swagger-ui .opblock.opblock-${method} .opblock-summary { border-color: var(--line) }
#swagger-ui .swagger-ui .opblock.opblock-${method} .opblock-summary-method { background: none; color: var(--${colour}) }
#swagger-ui .swagger-ui .opblock.opblock-${method} .tab-header .tab-item.active h4 span::after { background: var(--${colour}) }`,
  )
  .join('')

/** Selectors of code. */
const CODE = '.microlight, code, pre, .opblock-summary-path, .parameter__type, .prop-type, .prop-format, .model'

/**
 * The style sheet of the reference, in the shop's theme: fonts, colours, corners and borders, without Swagger's logo.
 */
export const REFERENCE_STYLE = `@font-face { font-family: "Hanken Grotesk"; font-weight: 400 700; font-display: swap; src: url("/api/docs/${TEXT}") format("woff2") }
@font-face { font-family: "Bricolage Grotesque"; font-weight: 100 900; font-display: swap; src: url("/api/docs/${DISPLAY}") format("woff2") }
html { ${inTheme(0)} }
html.dark-mode { ${inTheme(1)} }
html body, html.dark-mode body, #swagger-ui .swagger-ui { background: var(--paper); color: var(--ink); font-family: "Hanken Grotesk", ui-sans-serif, system-ui, sans-serif }
#swagger-ui .swagger-ui :not(${CODE}, :is(${CODE}) *) { font-family: inherit }
#swagger-ui .swagger-ui :is(p, li, h4, h5, label, td, th, table, .parameter__name, .parameter__type, .model, .model-title, .tab li, .opblock-summary-path, .opblock-summary-description, .opblock-title_normal, .response-col_status, .response-col_links) { color: var(--ink) }
#swagger-ui .swagger-ui :is(.opblock-summary-description, .parameter__in, .parameter__type, .response-col_links, .opblock-tag small, .prop-type, .prop-format) { color: var(--muted) }
#swagger-ui .swagger-ui :is(.info .title, .opblock-tag, h2, h3) { color: var(--ink); font-family: "Bricolage Grotesque", ui-sans-serif, system-ui, sans-serif; font-weight: 600; letter-spacing: -0.015em }
#swagger-ui .swagger-ui .info .title { font-size: clamp(2.25rem, 1.6rem + 2.8vw, 3.5rem); line-height: 1.05 }
#swagger-ui .swagger-ui .info { margin: 2.5rem 0 }
#swagger-ui .swagger-ui .info :is(p, li, td, th) { font-size: 1.0625rem; line-height: 1.55 }
#swagger-ui .swagger-ui .opblock-tag { padding: 1rem 0.5rem; border-color: var(--line); font-size: 1.5rem }
.swagger-ui .topbar, html.dark-mode .swagger-ui .topbar { padding: 4px 0; background: var(--paper); border-bottom: 1px solid var(--line) }
.swagger-ui .topbar .link, .swagger-ui .topbar .download-url-wrapper { display: none }
.swagger-ui .topbar-wrapper { justify-content: flex-end }
#swagger-ui .swagger-ui .topbar .dark-mode-toggle svg { fill: var(--ink) }
#swagger-ui .swagger-ui .info .title small { border-radius: 8px; background: var(--sunken); color: var(--ink) }
#swagger-ui .swagger-ui .info .title small pre { color: inherit; font-family: inherit }
#swagger-ui .swagger-ui .info .title small.version-stamp { background: var(--ink); color: var(--paper) }
#swagger-ui .swagger-ui :is(.info a, a.nostyle:hover, .info__tos a) { color: var(--ink); text-decoration: underline; text-underline-offset: 4px }
#swagger-ui .swagger-ui :is(.markdown, .renderedMarkdown) code { padding: 2px 6px; border-radius: 6px; background: var(--sunken); color: inherit }
#swagger-ui .swagger-ui :is(table thead tr td, table thead tr th, .markdown td, .renderedMarkdown td) { border-color: var(--line); color: var(--muted) }
#swagger-ui .swagger-ui .renderedMarkdown td { color: var(--ink) }
#swagger-ui .swagger-ui .scheme-container { padding: 0 0 1rem; background: none; box-shadow: none }
#swagger-ui .swagger-ui .opblock { margin: 0 0 8px; border-radius: 10px; box-shadow: none }
#swagger-ui .swagger-ui .opblock .opblock-summary { min-height: 44px; padding: 5px 12px }
#swagger-ui .swagger-ui .opblock .opblock-summary-method { min-width: 64px; padding: 0; font-size: 0.8125rem; text-align: left; text-shadow: none }
#swagger-ui .swagger-ui .opblock .opblock-summary-path { font-weight: 500; font-size: 0.9375rem }
#swagger-ui .swagger-ui .opblock .opblock-section-header { min-height: 44px; background: var(--sunken); border: 0; box-shadow: none }
#swagger-ui .swagger-ui .opblock .tab-header .tab-item.active h4 span::after { height: 2px }
#swagger-ui .swagger-ui :is(.btn, input, select, textarea) { border: 1px solid var(--edge); border-radius: 10px; background-color: var(--surface); box-shadow: none; color: var(--ink) }
#swagger-ui .swagger-ui .btn:hover { border-color: var(--ink); box-shadow: none }
#swagger-ui .swagger-ui .btn.execute { border-color: transparent; background: var(--ink); color: var(--paper) }
#swagger-ui .swagger-ui :is(.btn.authorize, .authorization__btn, .expand-operation, .opblock-control-arrow) svg { fill: currentColor !important }
#swagger-ui .swagger-ui .btn-group .btn { border-radius: 10px }
#swagger-ui .swagger-ui .btn-group { gap: 8px }
#swagger-ui .swagger-ui :is(section.models, .model-box, .model-container) { border-color: var(--line); border-radius: 10px; background: var(--surface) }
#swagger-ui .swagger-ui :is(.star, .required > span, .required > small), #swagger-ui .swagger-ui .required::after { color: var(--danger) }
#swagger-ui .swagger-ui :is(a, button, input, select, textarea, [tabindex]):focus-visible { outline: 2.5px solid var(--ink); outline-offset: 2px }${methods}
`
