/**
 * Runs in the head, before the first paint, so that the other appearance never flashes and a signed-in user never sees 'Log In'.
 * The content security policy allows it by the hash of exactly this text, which React renders unchanged.
 */
export const beforePaint = `try{const d=document.documentElement,t=localStorage.getItem('appearance');\
if(t==='light'||t==='dark')d.dataset.theme=t;\
if(Object.keys(localStorage).some(k=>/^user(:|$)/.test(k)))d.dataset.signedIn=''}catch{}`
