import '@vitejs/plugin-react/preamble'
import { createRoot } from 'react-dom/client'
import 'graphiql/style.css'
import '../ui/theme/tokens.css'
import './graphiql.css'
import { Sandbox } from './sandbox'

const root = document.getElementById('sandbox')
if (root) createRoot(root).render(<Sandbox />)
