/**
 * Runs at the end of the body. Loads the scripts of the page (`data-modules`, the entry last) after the first paint, or after
 * three seconds: a page can be read before it is interactive. If they can't be loaded, the page is reloaded once, because its
 * buttons would do nothing: a lost connection or a new release may be the cause. The content security policy allows it by its hash.
 */
export const deferredHydration = `{const modules=document.currentScript.dataset.modules.split(' ');\
let go=()=>{go=()=>{};\
for(const href of modules)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));\
import(modules.at(-1)).catch(()=>{\
if(performance.getEntriesByType('navigation')[0]?.type==='reload')return;\
navigator.onLine?location.reload():addEventListener('online',()=>location.reload())})};\
addEventListener('load',()=>new PerformanceObserver(()=>go()).observe({type:'paint',buffered:true}));\
setTimeout(()=>go(),3e3)}`
