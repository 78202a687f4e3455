/** What the router writes into the one script that starts a page: modules that it needs, and then what it does with them. */
const MODULES = /import (?:\* as (\w+) from )?("[^"]+");/g
/** A browser that tells of no paint starts so long after everything is there. Not at once: what a fast line has brought may still wait for its first paint. */
const LAST_MS = 1_000
const STARTS = /^\s*import /
/**
 * A button that is pressed before React has taken its part of the page over does nothing, nor does React tell of it: it keeps no presses, and stops those on what it has yet to
 * take over. So the last one is pressed again once React holds the properties of that button, which it notes at the element. What works without a script, such as
 * sending a form or opening a popover, has happened by itself. Whether a press has arrived the button says: React lets it come there when it was just in time.
 */
const KEEP_PRESSES = `let kept
const isAwake=button=>Object.keys(button).some(name=>name.startsWith("__reactProps$"))
addEventListener("click",({target})=>{const button=target.closest?.("button[type=button]:not([popovertarget],[commandfor],:disabled)")
if(!button||isAwake(button))return
let arrived,looks=600
button.addEventListener("click",()=>{arrived=isAwake(button)},{capture:true,once:true})
const look=()=>{if(kept!==button||!button.isConnected||!looks--)return
if(!isAwake(button))return setTimeout(look,50)
kept=0
setTimeout(()=>button.click())}
setTimeout(()=>{if(arrived||kept===button)return
kept=button
look()})},true)
`

/**
 * Returns a page's starting script so that it fetches its files when the first paint is done, or before, as soon as somebody presses something: until
 * then pictures, fonts and styles have the line to themselves. Presses in between are kept. A page that nobody sees paints nothing, and starts at once. A file that
 * does not come leaves the page as the server has written it; the browser tells of it by itself.
 * They run in their order, as imports do that stand there: what one sets up holds before the next is run.
 * @param script as the router writes it
 * @param files what it would have preloaded, fetched together so that no file waits for one that names it
 * @throws Error when the script does not look as it did
 */
export function wakeAfterPaint(script: string, files: readonly string[]): string {
  if (!STARTS.test(script)) throw new Error('The script that starts a page does not begin with its imports.')
  const modules = [...script.matchAll(MODULES)].map(([, name, address]) => ({ name, address }))
  const names = modules.map(({ name = '' }) => name).join()
  const loads = modules.map(({ address }) => `()=>import(${address})`).join()
  const rest = script.replace(MODULES, '').trim()
  return `${KEEP_PRESSES}let woken
const wake=()=>{if(woken)return
woken=1
for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))
load([${loads}]).then(([${names}])=>{${rest}},()=>{})}
const load=async files=>{const run=[];for(const next of files)run.push(await next());return run}
for(const name of ["pointerdown","keydown","visibilitychange"])addEventListener(name,wake,{capture:true,once:true})
try{new PerformanceObserver(wake).observe({type:"paint",buffered:true})}catch{wake()}
const last=()=>setTimeout(wake,${LAST_MS})
if(document.hidden)wake()
else if(document.readyState=="complete")last()
else addEventListener("load",last,{once:true})`
}
