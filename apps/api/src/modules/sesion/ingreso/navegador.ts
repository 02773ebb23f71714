import { MAX_NAVEGADOR } from '@sgpa/domain/cuenta/sesiones';
import Bowser from 'bowser';

/** Nobody's browser says more of itself; what does is somebody's text. */
const MAX_AGENTE = 400;
const DESCONOCIDO = 'Navegador desconocido';

/** 'Firefox 145 en Windows', from what a browser says of itself. */
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
