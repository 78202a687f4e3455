/** The imports at the start of the script that React Router writes into a page. */
const MODULES = /import (?:\* as (\w+) from )?("[^"]+");/g
/**
 * Delay after the load event in ms, for browsers that don't report paints. Not immediately, because a fully loaded
 * page may not have painted yet.
 */
const LAST_MS = 1_000
const STARTS = /^\s*import /
/**
 * Repeats early input. React ignores events on elements that it has not hydrated yet, so clicks on buttons, changed
 * choices, and submits with Enter of forms without a submit button are repeated after hydration. An element is
 * hydrated once React's properties are set and an event without a listener (`auxclick`) reaches it. Choices are
 * repeated before clicks and submits. Native behaviour, such as sending a form or opening a popover, is not repeated.
 */
const RECORD_EARLY_INPUT = `const isKnown=element=>Object.keys(element).some(name=>name.startsWith("__reactProps$"))
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
 * Delays a page's scripts until the first paint or the first input, so that images, fonts and styles load first.
 * Early input is repeated (`RECORD_EARLY_INPUT`). A hidden page starts immediately. If a file fails to load, the
 * server's HTML stays. The modules run one after another in their order, like imports.
 * @param script as React Router writes it
 * @param files modules to preload together
 * @throws Error if the script doesn't have the expected form
 */
export function wakeAfterPaint(script: string, files: readonly string[]): string {
  if (!STARTS.test(script)) throw new Error('The script that starts a page does not begin with its imports.')
  const modules = [...script.matchAll(MODULES)].map(([, name, address]) => ({ name, address }))
  const names = modules.map(({ name = '' }) => name).join()
  const loads = modules.map(({ address }) => `()=>import(${address})`).join()
  const rest = script.replace(MODULES, '').trim()
  return `${RECORD_EARLY_INPUT}let woken
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
