/**
 * Runs in the head, before the first paint, so that neither the other appearance nor a dismissed notice flashes, and a signed-in user
 * never sees 'Log In'.
 * The content security policy allows it by the hash of exactly this text, which React renders unchanged.
 */
export const beforePaint = `try{const d=document.documentElement,t=localStorage.getItem('appearance');\
if(t==='light'||t==='dark')d.dataset.theme=t;\
const n=JSON.parse(localStorage.getItem('dismissed-notices')||'[]');\
if(n.length){const s=new CSSStyleSheet;s.replaceSync(n.map(i=>'[data-notice="'+i+'"]{display:none}').join(''));\
document.adoptedStyleSheets=[s]}\
if(Object.keys(localStorage).some(k=>/^user(:|$)/.test(k)))d.dataset.signedIn=''}catch{}`
