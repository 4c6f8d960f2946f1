/**
 * Runs at the end of the body. A page can be read before it answers: its scripts (`data-modules`, the entry last) come after
 * everything that is seen has come and is on the screen, though not for ever after. Let in by its hash, as `firstPaint` is.
 */
export const takeOver = `{const modules=document.currentScript.dataset.modules.split(' ');\
let go=()=>{go=()=>{};\
for(const href of modules)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));\
import(modules.at(-1))};\
addEventListener('load',()=>new PerformanceObserver(()=>go()).observe({type:'paint',buffered:true}));\
setTimeout(()=>go(),3e3)}`
