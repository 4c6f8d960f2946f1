/**
 * Runs at the end of the body. Loads the scripts of the page (`data-modules`, the entry last) after the first paint, or after
 * three seconds: a page can be read before it is interactive. The content security policy allows it by its hash.
 */
export const deferredHydration = `{const modules=document.currentScript.dataset.modules.split(' ');\
let go=()=>{go=()=>{};\
for(const href of modules)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));\
import(modules.at(-1))};\
addEventListener('load',()=>new PerformanceObserver(()=>go()).observe({type:'paint',buffered:true}));\
setTimeout(()=>go(),3e3)}`
