import { MAX_NAVEGADOR } from '@sgpa/domain/cuenta/sesiones';
import Bowser from 'bowser';

/** No browser sends a longer text about itself; a longer one is somebody's own. */
const MAX_AGENTE = 400;
const DESCONOCIDO = 'Navegador desconocido';

/** Makes 'Firefox 145 en Windows' of what a browser says of itself. */
export function navegadorDe(agente: string | undefined): string {
  if (!agente) return DESCONOCIDO;
  const { browser, os } = Bowser.parse(agente.slice(0, MAX_AGENTE));
  const mayor = browser.version?.split('.')[0];
  const nombre = [browser.name, mayor].filter(Boolean).join(' ');
  const texto = os.name && nombre ? `${nombre} en ${os.name}` : nombre;
  return (
    texto
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_NAVEGADOR) || DESCONOCIDO
  );
}
