/** What the router writes into the one script that starts a page: modules that it needs, and then what it does with them. */
const MODULES = /import (?:\* as (\w+) from )?("[^"]+");/g
/** A browser that tells of no paint starts so long after everything is there. Not at once: what a fast line has brought may still wait for its first paint. */
const LAST_MS = 1_000
const STARTS = /^\s*import /
/**
 * What is pressed or chosen before React has taken its part of the page over is lost, and React tells nobody: it keeps no events, stops those on what it has
 * yet to take over, and may leave a list showing what it does not know of. So the last press of a button, and what was chosen in each list and box, are done
 * again once React has taken over that element, and so is a form that was submitted with Enter and has no
 * submit button yet. It notes properties there when it begins; an event to which nobody listens (`auxclick`)
 * has it finish at once, and
 * comes to the element when it could. Choices are repeated before presses and submits. What works without a script, such as sending a form or opening a popover, has happened by itself.
 */
const KEEP_EARLY = `const isKnown=element=>Object.keys(element).some(name=>name.startsWith("__reactProps$"))
const keepEarly=(type,element,keep)=>{if(!element||isKnown(element))return
let arrived
element.addEventListener(type,()=>{arrived=isKnown(element)},{capture:true,once:true})
setTimeout(()=>arrived||keep())}
const isAwake=element=>{if(!isKnown(element))return
let arrived
element.addEventListener("auxclick",()=>{arrived=1},{capture:true,once:true})
element.dispatchEvent(new Event("auxclick",{bubbles:true}))
return arrived}
const onceAwake=(element,act,looks=600)=>{if(!element.isConnected||!looks)return
if(isAwake(element))setTimeout(act)
else setTimeout(onceAwake,50,element,act,looks-1)}
const afterChoices=(act,looks=40)=>chosen.size&&looks?setTimeout(afterChoices,50,act,looks-1):act()
let pressed
addEventListener("click",({target})=>{const button=target.closest?.("button[type=button]:not([popovertarget],[commandfor],:disabled)")
keepEarly("click",button,()=>{if(pressed===button)return
pressed=button
onceAwake(button,()=>{if(pressed!==button)return
pressed=0
afterChoices(()=>button.click())})})},true)
addEventListener("submit",event=>{const{target,submitter}=event
if(submitter||target.method!="post"||isKnown(target))return
event.preventDefault()
onceAwake(target,()=>afterChoices(()=>target.requestSubmit()))},true)
const chosen=new Map
addEventListener("change",({target})=>{const isBox=target.matches("[type=checkbox],[type=radio]")
if(!isBox&&!target.matches("select"))return
const choice=isBox?target.checked:target.value
keepEarly("change",target,()=>{const isNew=!chosen.has(target)
chosen.set(target,choice)
if(isNew)onceAwake(target,()=>{const choice=chosen.get(target)
chosen.delete(target)
if(isBox){target.checked=!choice
target.click()}else{target.value=choice
target.dispatchEvent(new Event("change",{bubbles:true}))}})})},true)
`

/**
 * Returns a page's starting script so that it fetches its files when the first paint is done, or before, as soon as somebody presses something: until
 * then pictures, fonts and styles have the line to themselves. What is pressed and chosen in between is kept. A page that nobody sees paints nothing, and starts at once. A file that
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
  return `${KEEP_EARLY}let woken
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
