import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { hashScripts } from './hash-scripts.ts'
import { wakeAfterPaint } from './wake-after-paint.ts'

const STARTING = `import "/assets/list.js";
import * as route0 from "/assets/root.js";

window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");`

test('loads scripts once on the first paint or input, then starts the page like React Router', () => {
  const woken = wakeAfterPaint(STARTING, ['/assets/list.js', '/assets/shop.js'])
  expect(woken).toContain('load([()=>import("/assets/list.js"),()=>import("/assets/root.js")])')
  expect(woken).toContain('.then(([,route0])=>{window.__reactRouterRouteModules = {"root":route0};')
  expect(woken).not.toMatch(/^import /m)
  expect(() => wakeAfterPaint('start()', [])).toThrow('does not begin with its imports')
})

test('replaces the nonces of rendered scripts by hashes and leaves no nonce', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js" nonce="n"/><script nonce="n">ours</script><link rel="stylesheet" href="/a.css" nonce="n"/></head>' +
    `<body><script>injected</script><script nonce="n" type="module" async="">${STARTING}</script><p>€</p></body>`
  const { html, hashes } = hashScripts(Buffer.from(page), 'n')
  const text = String(html)
  expect(text).not.toMatch(/nonce|modulepreload" href/)
  expect(text).toContain('<script>ours</script><link rel="stylesheet" href="/a.css"/></head>')
  expect(text).toContain('for(const href of ["/a.js"])')
  expect(text).toMatch(/<\/script><p>€<\/p><\/body>$/)
  expect(hashes).toHaveLength(2)
})

test('starts one second after loading instead of immediately, if no paint is reported', () => {
  const painted = inBrowser()
  painted.happen('load')
  expect(painted.fetched).toEqual([])
  painted.paint()
  painted.happen('pointerdown')
  expect(painted.fetched).toEqual(['/assets/list.js'])

  const pressed = inBrowser()
  pressed.happen('pointerdown')
  expect(pressed.fetched).toEqual(['/assets/list.js'])

  const tellsOfNoPaint = inBrowser()
  tellsOfNoPaint.happen('load')
  for (const { run } of tellsOfNoPaint.timers) run()
  expect(tellsOfNoPaint.fetched).toEqual(['/assets/list.js'])
  expect(tellsOfNoPaint.timers).toMatchObject([{ ms: 1000 }])

  expect(inBrowser({ hidden: true }).fetched).toEqual(['/assets/list.js'])
  expect(inBrowser({ readyState: 'complete' }).timers).toMatchObject([{ ms: 1000 }])
})

/** Runs a page's starting script with a fake document. @returns the fake browser and the fetched URLs */
function inBrowser(document: { hidden?: boolean; readyState?: string } = {}) {
  const fetched: string[] = []
  const heard = new Map<string, () => void>()
  const timers: { run: () => void; ms: number }[] = []
  let paint = () => {}
  runInNewContext(wakeAfterPaint(STARTING, ['/assets/list.js']), {
    document: {
      ...document,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => void fetched.push(href) },
    },
    addEventListener: (name: string, listener: () => void) => void heard.set(name, listener),
    setTimeout: (run: () => void, ms: number) => void timers.push({ run, ms }),
    PerformanceObserver: class {
      constructor(listener: () => void) {
        paint = listener
      }
      observe() {}
    },
  })
  return { fetched, timers, paint: () => paint(), happen: (name: string) => heard.get(name)?.() }
}
