import { expect, test } from 'vitest'
import { hashScripts } from './hash-scripts.ts'
import { wakeAfterPaint } from './wake-after-paint.ts'

const STARTING = `import "/assets/list.js";
import * as route0 from "/assets/root.js";

window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");`

test('a page fetches its scripts when something is painted or pressed, once, and then starts as the router has written it', () => {
  const woken = wakeAfterPaint(STARTING, ['/assets/list.js', '/assets/shop.js'])
  expect(woken).toContain('load([()=>import("/assets/list.js"),()=>import("/assets/root.js")])')
  expect(woken).toContain('.then(([,route0])=>{window.__reactRouterRouteModules = {"root":route0};')
  expect(woken).not.toMatch(/^import /m)
  // That everything is there is not that it was painted.
  expect(woken).not.toContain('"load",wake')
  expect(() => wakeAfterPaint('start()', [])).toThrow('does not begin with its imports')
})

test('scripts that were written while rendering are hashed as they go out, and no other; nothing is left of the nonce', () => {
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
